import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Foundation
import Testing

@testable import ChallengeEpisode

/// Fetches of pages of episodes under each cache policy.
struct EpisodesPageRepositoryTests {
    private typealias Fetch = FetchRecord<Fetched<Page<Episode>>, EpisodeError, PageKey, PageDTO<EpisodeDTO>>

    private static let key = PageKey(page: 3, criteria: [Criterion("name", "part")])
    private static let page = PageDTO<EpisodeDTO>(info: PageInfoDTO(count: 41, pages: 3), results: [.stub()])

    private let remote = EpisodeRemoteDataSourceMock()
    private let local = EpisodeLocalDataSourceMock()
    private let snapshot = EpisodeSnapshotDataSourceMock()
    private let clock = ClockMock()

    private var sut: EpisodesPageRepository {
        EpisodesPageRepository(
            remote: remote, local: local, snapshot: snapshot,
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))
    }

    init() {
        local.saveEpisodesPage.setResult(.success(()))
        local.deleteEpisodesPage.setResult(.success(()))
    }

    private func cache(age: Duration) {
        let fetchedAt = clock.now.addingTimeInterval(-(age / .seconds(1)))
        local.getEpisodesPage.setResult(.success(Cached(value: Self.page, fetchedAt: fetchedAt)))
    }

    private func search(_ cachePolicy: CachePolicy) async -> Fetch {
        let outcome = await Result { () async throws(EpisodeError) in
            try await sut.searchEpisodesPage(page: 3, filter: EpisodesFilter(name: "part"), cachePolicy: cachePolicy)
        }
        return record(outcome)
    }

    private func record(_ outcome: Fetch.Outcome) -> Fetch {
        Fetch(
            outcome, remote: remote.getEpisodesPage.inputs, cached: local.getEpisodesPage.inputs,
            bundled: snapshot.getEpisodesPage.inputs,
            saved: local.saveEpisodesPage.inputs, removed: local.deleteEpisodesPage.inputs)
    }

    private func success(_ origin: Origin, remoteFailure: LoadFailure? = nil) -> Fetch.Outcome {
        let page = Page<Episode>(number: 3, pages: 3, count: 41, items: [.stub()])
        return .success(Fetched(value: page, origin: origin, remoteFailure: remoteFailure))
    }

    @Test func `localFirst returns the fresh cached page without calling the remote`() async {
        cache(age: .seconds(60))

        let record = await search(.localFirst)

        #expect(record == Fetch(success(.cache(age: .seconds(60))), cached: [Self.key]))
    }

    @Test func `localFirst fetches the page on a cache miss and saves it`() async {
        local.getEpisodesPage.setResult(.success(nil))
        remote.getEpisodesPage.setResult(.success(Self.page))

        let record = await search(.localFirst)

        #expect(record == Fetch(success(.remote), remote: [Self.key], cached: [Self.key], saved: [Self.page]))
    }

    @Test func `localFirst fetches again when the cached page has expired`() async {
        cache(age: .seconds(3600))
        remote.getEpisodesPage.setResult(.success(Self.page))

        let record = await search(.localFirst)

        #expect(record == Fetch(success(.remote), remote: [Self.key], cached: [Self.key], saved: [Self.page]))
    }

    @Test func `remoteFirst fetches the page from the remote and saves it`() async {
        remote.getEpisodesPage.setResult(.success(Self.page))

        let record = await search(.remoteFirst)

        #expect(record == Fetch(success(.remote), remote: [Self.key], saved: [Self.page]))
    }

    @Test func `noCache uses only the remote`() async {
        remote.getEpisodesPage.setResult(.success(Self.page))

        let record = await search(.noCache)

        #expect(record == Fetch(success(.remote), remote: [Self.key]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `the expired page is returned with its age when the remote fails`(policy: CachePolicy) async {
        cache(age: .seconds(7200))
        remote.getEpisodesPage.setResult(.failure(.failed(.timedOut)))

        let record = await search(policy)

        let expired = success(.cache(age: .seconds(7200)), remoteFailure: .timedOut)
        #expect(record == Fetch(expired, remote: [Self.key], cached: [Self.key]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `cancellation is thrown, and the page stays in the cache`(policy: CachePolicy) async {
        cache(age: .seconds(7200))
        remote.getEpisodesPage.setResult(.failure(.cancelled))

        let record = await search(policy)

        let reads = policy == .localFirst ? [Self.key] : []
        #expect(record == Fetch(.failure(.failed(.cancelled)), remote: [Self.key], cached: reads))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `the page comes from the snapshot when the remote fails and no page is cached`(policy: CachePolicy) async {
        local.getEpisodesPage.setResult(.success(nil))
        remote.getEpisodesPage.setResult(.failure(.failed(.timedOut)))
        let date = EpisodeSnapshotDataSourceMock.date
        snapshot.getEpisodesPage.setResult(.success(Bundled(value: Self.page, asOf: date)))

        let record = await search(policy)

        let bundled = success(.snapshot(date), remoteFailure: .timedOut)
        #expect(record == Fetch(bundled, remote: [Self.key], cached: [Self.key], bundled: [Self.key]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a page after the last one is an error and is removed from the cache`(policy: CachePolicy) async {
        local.getEpisodesPage.setResult(.success(nil))
        remote.getEpisodesPage.setResult(.failure(.pageNotFound(pages: 2)))

        let record = await search(policy)

        let thrown = Fetch.Outcome.failure(.failed(.invalidPage(page: 3, pages: 2)))
        let reads = policy == .localFirst ? [Self.key] : []
        #expect(record == Fetch(thrown, remote: [Self.key], cached: reads, removed: [Self.key]))
    }

    @Test(arguments: CachePolicy.allCases)
    func `the request for a page without a filter has no criteria`(policy: CachePolicy) async throws {
        local.getEpisodesPage.setResult(.success(nil))
        remote.getEpisodesPage.setResult(.success(Self.page))

        let record = record(.success(try await sut.getEpisodesPage(page: 3, cachePolicy: policy)))

        let key = PageKey(page: 3)
        let reads = policy == .localFirst ? [key] : []
        let saved = policy == .noCache ? [] : [Self.page]
        #expect(record == Fetch(success(.remote), remote: [key], cached: reads, saved: saved))
    }

    @Test(arguments: CachePolicy.allCases)
    func `the failure of the remote is thrown if there is no fallback for the page`(policy: CachePolicy) async {
        local.getEpisodesPage.setResult(.success(nil))
        snapshot.getEpisodesPage.setResult(.success(nil))
        remote.getEpisodesPage.setResult(.failure(.failed(.timedOut)))

        let record = await search(policy)

        let thrown = Fetch.Outcome.failure(.failed(.loadFailed(.timedOut)))
        let reads = policy == .noCache ? [] : [Self.key]
        #expect(record == Fetch(thrown, remote: [Self.key], cached: reads, bundled: reads))
    }
}
