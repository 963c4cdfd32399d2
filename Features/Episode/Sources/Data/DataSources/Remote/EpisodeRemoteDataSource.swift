import ChallengeCore
import ChallengeNetworking
import ChallengeRepository

/// The episodes of the API.
protocol EpisodeRemoteDataSourceContract: Sendable {
    func getEpisode(identifier: Int) async throws(APIError) -> EpisodeDTO

    /// Returns the episodes that exist, in any order.
    func getEpisodes(identifiers: [Int]) async throws(APIError) -> [EpisodeDTO]

    func getEpisodesPage(_ key: PageKey) async throws(APIError) -> PageDTO<EpisodeDTO>
}

struct EpisodeRemoteDataSource: EpisodeRemoteDataSourceContract {
    /// The path of the collection below the address of the API.
    static let path = "/episode"

    private let collection: RESTDataSource<EpisodeDTO>

    init(httpClient: any HTTPClientContract, api: APIConventions, responses: ResponseStore?) {
        collection = RESTDataSource(httpClient: httpClient, api: api, responses: responses, path: Self.path)
    }

    func getEpisode(identifier: Int) async throws(APIError) -> EpisodeDTO {
        try await collection.getItem(identifier: identifier)
    }

    func getEpisodes(identifiers: [Int]) async throws(APIError) -> [EpisodeDTO] {
        try await collection.getItems(identifiers: identifiers)
    }

    func getEpisodesPage(_ key: PageKey) async throws(APIError) -> PageDTO<EpisodeDTO> {
        try await collection.getPage(key)
    }
}
