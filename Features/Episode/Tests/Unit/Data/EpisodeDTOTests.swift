import ChallengeAPIs
import ChallengeCore
import ChallengeCoreMocks
import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengeRepository
import ChallengeRepositoryMocks
import ChallengeResources
import Foundation
import Testing

@testable import ChallengeEpisode

/// The declaration of the collection, compared with the API, the cache and the snapshot.
struct EpisodeDTOTests {
    private let audit = CollectionAudit<EpisodeDTO>()

    private func remote(_ client: any HTTPClientContract) -> RESTDataSource<EpisodeDTO> {
        RESTDataSource(httpClient: client)
    }

    @Test func `an episode is read from a response of the API`() async throws {
        let client = HTTPClientMock()
        let json = #"""
            {
              "id": 28,
              "name": "The Ricklantis Mixup",
              "air_date": "September 10, 2017",
              "episode": "S03E07",
              "characters": [
                "https://rickandmortyapi.com/api/character/1", "https://rickandmortyapi.com/api/character/2"
              ],
              "url": "https://rickandmortyapi.com/api/episode/28",
              "created": "2017-11-10T12:56:36.618Z"
            }
            """#
        client.sending.setResult(.success(HTTPResponse(status: 200, body: Data(json.utf8))))

        let episode = try await remote(client).getItem(identifier: 28, .none)

        #expect(
            episode
                == EpisodeDTO(
                    id: 28, name: "The Ricklantis Mixup", airDate: "September 10, 2017", code: "S03E07",
                    characters: [1, 2], created: "2017-11-10T12:56:36.618Z"))
        #expect(client.sending.inputs == [Endpoint("/episode", segment: "28")])
    }

    @Test func `the cache returns every member unchanged`() async throws {
        let hostile = EpisodeDTO.stub(
            name: "\u{0}’s \"Ünï\" '; DROP TABLE episodes; --", airDate: "", code: "?", characters: [3, 1],
            created: "c")

        try await audit.expectUnchanged([hostile, .stub(id: 2, characters: [])])
    }

    @Test func `the cache and the models answer each filter, and a search finds names and codes`() async throws {
        let name = EpisodeDTO.stub(id: 1, name: "A squid", code: "S01E01")
        let code = EpisodeDTO.stub(id: 2, code: "squid")
        let date = EpisodeDTO.stub(id: 3, airDate: "squid", created: "squid")

        try await audit.expectFilters("squid", [EpisodeFilterField.name: name, .code: code], map: EpisodeMapper().map)
        try await audit.expectSearch("squid", finds: [name, code], among: [name, code, date])
        let aired = EpisodeDTO.stub(id: 4, airDate: "December 2, 2013")
        try await audit.expectSearch("2013", finds: [aired], among: [name, code, date, aired])
        try await audit.expectSearch("3x7", finds: [aired], among: [code, aired])
    }

    @Test func `the snapshot has the same pages as the API for each filter`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        let sut = SnapshotAudit(
            api: remote(HTTPClient.client(at: mirror.baseURL)),
            snapshot: SnapshotDataSource(.snapshot))
        let keys = PageKey.all(
            [
                EpisodeFilterField.name: [nil, "rick", "MORTY", "#9", ": the", "ABC's", "zzz"],
                .code: [nil, "S03", "s03e", "e1", "S01E", "S06E"],
            ], pages: 1...3)

        #expect(try await sut.differences(on: keys) == [])
        #expect(mirror.requestCount >= keys.count)
    }
}
