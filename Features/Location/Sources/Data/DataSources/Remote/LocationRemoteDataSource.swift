import ChallengeCore
import ChallengeNetworking
import ChallengeRepository

/// The locations of the API.
protocol LocationRemoteDataSourceContract: Sendable {
    func getLocation(identifier: Int) async throws(APIError) -> LocationDTO

    /// Returns the locations that exist, in any order.
    func getLocations(identifiers: [Int]) async throws(APIError) -> [LocationDTO]

    func getLocationsPage(_ key: PageKey) async throws(APIError) -> PageDTO<LocationDTO>
}

struct LocationRemoteDataSource: LocationRemoteDataSourceContract {
    /// The path of the collection below the address of the API.
    static let path = "/location"

    private let collection: RESTDataSource<LocationDTO>

    init(httpClient: any HTTPClientContract, api: APIConventions, responses: ResponseStore?) {
        collection = RESTDataSource(
            httpClient: httpClient, api: api, responses: responses, path: Self.path)
    }

    func getLocation(identifier: Int) async throws(APIError) -> LocationDTO {
        try await collection.getItem(identifier: identifier)
    }

    func getLocations(identifiers: [Int]) async throws(APIError) -> [LocationDTO] {
        try await collection.getItems(identifiers: identifiers)
    }

    func getLocationsPage(_ key: PageKey) async throws(APIError) -> PageDTO<LocationDTO> {
        try await collection.getPage(key)
    }
}
