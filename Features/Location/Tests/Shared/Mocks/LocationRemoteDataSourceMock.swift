import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Testing

@testable import ChallengeLocation

struct LocationRemoteDataSourceMock: LocationRemoteDataSourceContract {
    let getLocation: MockedCall<Int, LocationDTO, APIError>
    let getLocations: MockedCall<[Int], [LocationDTO], APIError>
    let getLocationsPage: MockedCall<PageKey, PageDTO<LocationDTO>, APIError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getLocation = MockedCall("getLocation", unconfigured: .cancelled, sourceLocation: sourceLocation)
        getLocations = MockedCall("getLocations", unconfigured: .cancelled, sourceLocation: sourceLocation)
        getLocationsPage = MockedCall("getLocationsPage", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    func getLocation(identifier: Int) async throws(APIError) -> LocationDTO { try getLocation.call(identifier) }

    func getLocations(identifiers: [Int]) async throws(APIError) -> [LocationDTO] { try getLocations.call(identifiers) }

    func getLocationsPage(_ key: PageKey) async throws(APIError) -> PageDTO<LocationDTO> {
        try getLocationsPage.call(key)
    }
}
