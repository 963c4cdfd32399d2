import ChallengeCore
import ChallengeCoreMocks
import Synchronization
import Testing

@testable import ChallengeEpisode

/// The search for codes that are not in the snapshot, in a season with several pages.
struct SeasonSearchTests {
    private func find(
        _ numbers: Int..., in season: SeasonStub
    ) async throws(EpisodeError) -> [LookupResult<Episode>] {
        let references = numbers.map { EpisodeReference.code(EpisodeCode(season: 6, number: $0)) }
        return try await GetEpisodesUseCase(episodes: season)
            .execute(references: references, cachePolicy: .localFirst).entries.map(\.result)
    }

    @Test(arguments: [(1, [1]), (20, [1]), (21, [1, 2]), (45, [1, 2, 3])])
    func `a search of a long season ends at the page with the code`(number: Int, pages: [Int]) async throws {
        let season = SeasonStub()

        let results = try await find(number, in: season)

        #expect(results == [SeasonStub.found(number)])
        #expect(season.requests == pages)
    }

    @Test func `a search reads every page of a season that does not have the code`() async {
        let season = SeasonStub()
        let code = EpisodeReference.code(EpisodeCode(season: 6, number: 46))

        await #expect(throws: EpisodeError.unknownCode(season: 6, number: 46)) {
            try await GetEpisodesUseCase(episodes: season).execute(reference: code, cachePolicy: .localFirst)
        }

        #expect(season.requests == [1, 2, 3])
    }

    @Test func `a failed page ends the search, and the codes of earlier pages are found`() async throws {
        let season = SeasonStub(failure: .loadFailed(.failed(.timedOut)))

        let results = try await find(45, 1, in: season)

        #expect(results == [.failed(.failed(.timedOut)), SeasonStub.found(1)])
        #expect(season.requests == [1, 2])
    }

    @Test func `cancellation ends the whole lookup`() async {
        let season = SeasonStub(failure: .loadFailed(.cancelled))

        await #expect(throws: EpisodeError.loadFailed(.cancelled)) { try await find(45, 1, in: season) }
    }
}

/// A sixth season of 45 episodes, whose second page can fail.
private final class SeasonStub: EpisodeRepositoryContract {
    var search: any ItemSearchContract<Episode> { ItemSearchMock() }
    private let failure: EpisodeError?
    private let log = Mutex<[Int]>([])

    init(failure: EpisodeError? = nil) { self.failure = failure }

    var requests: [Int] { log.withLock { $0 } }

    static func found(_ number: Int) -> LookupResult<Episode> {
        .found(Fetched(value: episode(number), origin: .remote))
    }

    private static func episode(_ number: Int) -> Episode {
        .stub(id: number, code: "\(EpisodeCode(season: 6, number: number))")
    }

    func searchEpisodesPage(
        page: Int, filter: EpisodesFilter, cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> Fetched<Page<Episode>> {
        log.withLock { $0.append(page) }
        if page == 2, let failure { throw failure }
        let items = (1...45).dropFirst((page - 1) * 20).prefix(20).map(Self.episode)
        return Fetched(value: Page(number: page, pages: 3, count: 45, items: items), origin: .remote)
    }

    func getIdentifiers(codes: [EpisodeCode]) async -> [EpisodeCode: Int] { [:] }

    // The search uses no other method.

    func getEpisode(identifier: Int, cachePolicy: CachePolicy) async throws(EpisodeError) -> Fetched<Episode> {
        throw .notFound(identifier: identifier)
    }

    func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> LookupResults<Int, Episode> { LookupResults([]) }
}
