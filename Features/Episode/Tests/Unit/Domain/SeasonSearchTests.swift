import ChallengeCore
import Synchronization
import Testing

@testable import ChallengeEpisode

/// The search for codes that are neither in the cache nor in the snapshot.
struct SeasonSearchTests {
    private func find(_ number: Int, in season: SeasonStub) async throws(EpisodeError) -> Fetched<Episode> {
        let sut = GetEpisodesUseCase(episodes: season, pages: season, codes: season)
        return try await sut.execute(
            reference: .code(EpisodeCode(season: 6, number: number)), cachePolicy: .localFirst)
    }

    @Test(arguments: [(1, [1]), (20, [1]), (21, [1, 2]), (45, [1, 2, 3])])
    func `a search of a long season ends at the page with the code`(number: Int, pages: [Int]) async throws {
        let season = SeasonStub(length: 45)

        let fetched = try await find(number, in: season)

        #expect(fetched.value.id == number)
        #expect(season.requests == pages)
    }

    @Test func `a search reads every page of a season that does not have the code`() async {
        let season = SeasonStub(length: 45)

        await #expect(throws: EpisodeError.unknownCode(season: 6, number: 46)) { try await find(46, in: season) }

        #expect(season.requests == [1, 2, 3])
    }

    @Test(arguments: [EpisodeError.failed(.cancelled), .failed(.loadFailed(.timedOut))])
    func `a failed page fails the search`(failure: EpisodeError) async {
        let season = SeasonStub(length: 45, failure: failure)

        await #expect(throws: failure) { try await find(45, in: season) }

        #expect(season.requests == [1, 2])
    }

    @Test func `cancellation ends the whole lookup`() async {
        let season = SeasonStub(length: 45, failure: .failed(.cancelled))
        let sut = GetEpisodesUseCase(episodes: season, pages: season, codes: season)

        await #expect(throws: EpisodeError.failed(.cancelled)) {
            try await sut.execute(
                references: [.code(EpisodeCode(season: 6, number: 1)), .code(EpisodeCode(season: 6, number: 45))],
                cachePolicy: .localFirst)
        }
    }
}

/// A sixth season of a given length, whose second page can fail.
private final class SeasonStub: EpisodeRepositoryContract, EpisodesPageRepositoryContract,
    EpisodeCodesRepositoryContract
{
    private let length: Int
    private let failure: EpisodeError?
    private let log = Mutex<[Int]>([])

    init(length: Int, failure: EpisodeError? = nil) {
        self.length = length
        self.failure = failure
    }

    var requests: [Int] { log.withLock { $0 } }

    func getEpisode(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> Fetched<Episode> { throw .notFound(identifier: identifier) }

    func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> LookupResults<Int, Episode> { LookupResults([]) }

    func getIdentifiers(
        codes: [EpisodeCode], cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> [EpisodeCode: Int] { [:] }

    func getEpisodesPage(
        page: Int, cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> Fetched<Page<Episode>> {
        try await searchEpisodesPage(page: page, filter: .none, cachePolicy: cachePolicy)
    }

    func searchEpisodesPage(
        page: Int, filter: EpisodesFilter, cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> Fetched<Page<Episode>> {
        log.withLock { $0.append(page) }
        if page == 2, let failure { throw failure }
        let numbers = Array((1...length).dropFirst((page - 1) * 20).prefix(20))
        let episodes = numbers.map { Episode.stub(id: $0, code: "\(EpisodeCode(season: 6, number: $0))") }
        return Fetched(
            value: Page(number: page, pages: (length + 19) / 20, count: length, items: episodes), origin: .remote)
    }
}
