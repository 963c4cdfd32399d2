import ChallengeCore
import ChallengeCoreMocks
import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengePersistence
import ChallengeRepository
import ChallengeRickAndMortyAPI
import Foundation
import Testing

@testable import ChallengeEpisode

/// Lookups of codes and identifiers with the mirror, and the requests that they need.
struct GetEpisodesUseCaseTests {
    private let mirror: MirrorServer
    private let cache = Database(.memory, schemas: EpisodeFeature.schemas)
    private let clock = ClockMock()

    init() throws {
        mirror = try MirrorServer()
    }

    /// A use case with an empty memory and the same cache, as in a new run of the program.
    private var sut: GetEpisodesUseCase {
        let session = RepositorySession(
            api: .rickAndMorty, httpClient: HTTPClient.client(at: mirror.baseURL), cache: cache,
            apiAddress: mirror.baseURL,
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock), cachePolicy: .localFirst)
        return EpisodeContainer(
            dependencies: EpisodeDependencies(
                session: session, characters: CastProviderMock(), history: HistoryRecorderMock())
        ).getEpisodes
    }

    private var targets: [String?] { mirror.requests.map(\.target.removingPercentEncoding) }

    private func references(_ texts: String...) -> [EpisodeReference] {
        texts.compactMap { text in Int(text).map { .identifier($0) } ?? EpisodeCode(text).map { .code($0) } }
    }

    @Test(arguments: CachePolicy.allCases)
    func `an episode is found by its code with one request`(policy: CachePolicy) async throws {
        let fetched = try await sut.execute(
            reference: .code(EpisodeCode(season: 3, number: 7)), cachePolicy: policy)

        #expect(fetched.value.id == 28)
        #expect(fetched.origin == .remote)
        #expect(targets == ["/api/episode/[28]"])
    }

    @Test func `codes and identifiers are loaded with one request`() async throws {
        let results = try await sut.execute(
            references: references("S05E10", "2", "S01E01"), cachePolicy: .localFirst)

        #expect(results.found.map(\.value.codeText) == ["S05E10", "S01E02", "S01E01"])
        #expect(mirror.requestCount == 1)
    }

    @Test func `cached episodes need no request`() async throws {
        _ = try await sut.execute(references: references("S03E07", "2"), cachePolicy: .localFirst)
        mirror.resetRequests()

        let results = try await sut.execute(references: references("2", "S03E07"), cachePolicy: .localFirst)

        #expect(results.found.map(\.value.id) == [2, 28])
        #expect(mirror.requestCount == 0)
    }

    @Test func `an identifier and the code of the same episode each have a result`() async throws {
        let results = try await sut.execute(references: references("28", "S03E07"), cachePolicy: .noCache)

        #expect(results.entries.map(\.key) == references("28", "S03E07"))
        #expect(results.found.map(\.value.id) == [28, 28])
        #expect(targets == ["/api/episode/[28]"])
    }

    @Test func `the unknown codes of one season need one search`() async throws {
        let results = try await sut.execute(references: references("S09E01", "S09E02", "1"), cachePolicy: .noCache)

        #expect(results.found.map(\.value.id) == [1])
        #expect(results.entries.prefix(2).map(\.result) == [.notFound, .notFound])
        #expect(targets == ["/api/episode/[1]", "/api/episode?page=1&episode=S09E"])
    }

    /// The mirror has the code in episode 28; the cache has it in episode 5.
    @Test func `a code that the cache has in the wrong episode is found by a search`() async throws {
        let local = SQLiteDataSource<EpisodeDTO>(database: cache, apiAddress: mirror.baseURL, api: .rickAndMorty)
        try await local.saveItems([.stub(id: 5, code: "S03E07")], fetchedAt: clock.now - 7200)

        let fetched = try await sut.execute(
            reference: .code(EpisodeCode(season: 3, number: 7)), cachePolicy: .localFirst)

        #expect(fetched.value.id == 28)
        #expect(targets == ["/api/episode/[5]", "/api/episode?page=1&episode=S03E"])
    }

    @Test func `without a connection, a code comes from the snapshot, and an unknown code is a failure`() async throws {
        mirror.stop()

        let results = try await sut.execute(references: references("S03E07", "S06E01"), cachePolicy: .localFirst)

        #expect(results.found.map(\.value.id) == [28])
        #expect(results.found.map(\.origin) == [.snapshot(SnapshotDate("2024-10"))])
        let failure = LoadFailure.at(address: mirror.baseURL, .noConnection(.refused))
        #expect(results.entries.last?.result == .failed(.loadFailed(failure)))
    }

    @Test func `noCache throws the failure of the remote`() async {
        mirror.setFault(.status(500))

        await #expect(throws: EpisodeError.failed(.loadFailed(.at(address: mirror.baseURL, .serverError(status: 500)))))
        {
            try await sut.execute(reference: .code(EpisodeCode(season: 3, number: 7)), cachePolicy: .noCache)
        }
    }

    @Test func `a single identifier is requested as a single item`() async throws {
        let fetched = try await sut.execute(reference: .identifier(28), cachePolicy: .localFirst)

        #expect(fetched.value.codeText == "S03E07")
        #expect(targets == ["/api/episode/28"])
    }

    @Test func `noCache does not look up codes in the cache`() async throws {
        let local = SQLiteDataSource<EpisodeDTO>(database: cache, apiAddress: mirror.baseURL, api: .rickAndMorty)
        try await local.saveItems([.stub(id: 5, code: "S03E07")], fetchedAt: clock.now)

        _ = try await sut.execute(reference: .code(EpisodeCode(season: 3, number: 7)), cachePolicy: .noCache)

        #expect(targets == ["/api/episode/[28]"])
    }

    @Test func `a failure of the cache is reported with the results`() async throws {
        let session = RepositorySession(
            api: .rickAndMorty, httpClient: HTTPClient.client(at: mirror.baseURL),
            cache: Database(.memory, schemas: []),
            apiAddress: mirror.baseURL,
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock), cachePolicy: .localFirst)
        let dependencies = EpisodeDependencies(
            session: session, characters: CastProviderMock(), history: HistoryRecorderMock())

        let results = try await EpisodeContainer(dependencies: dependencies).getEpisodes.execute(
            references: references("S03E07"), cachePolicy: .localFirst)

        #expect(results.found.map(\.value.id) == [28])
        #expect(results.cacheFailure == .other(reason: "no such table: episodes"))
    }
}
