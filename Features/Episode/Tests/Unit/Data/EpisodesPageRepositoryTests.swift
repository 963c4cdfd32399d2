import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Foundation
import Testing

@testable import ChallengeEpisode

/// Fetches of pages of episodes under each cache policy.
struct EpisodesPageRepositoryTests {
    private static let key = PageKey(page: 3, criteria: [Criterion("name", "part")])
    private static let page = PageDTO<EpisodeDTO>(info: PageInfoDTO(count: 41, pages: 3), results: [.stub()])

    private let remote = EpisodeRemoteDataSourceMock()
    private let local = EpisodeLocalDataSourceMock()
    private let snapshot = EpisodeSnapshotDataSourceMock()
    private let clock = ClockMock()
    private let expected = Page<Episode>(number: 3, pages: 3, count: 41, items: [.stub()])

    private var sut: EpisodesPageRepository {
        EpisodesPageRepository(
            remote: remote, local: local, snapshot: snapshot,
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))
    }

    private func search(_ cachePolicy: CachePolicy) async throws -> Fetched<Page<Episode>> {
        try await sut.searchEpisodesPage(page: 3, filter: EpisodesFilter(name: "part"), cachePolicy: cachePolicy)
    }

    init() {
        local.saveEpisodesPage.setResult(.success(()))
        local.deleteEpisodesPage.setResult(.success(()))
    }

    private func cache(age: Int) {
        let fetchedAt = clock.now.addingTimeInterval(-Double(age))
        local.getEpisodesPage.setResult(.success(Cached(value: Self.page, fetchedAt: fetchedAt)))
    }

    @Test func `localFirst returns the fresh cached page without calling the remote`() async throws {
        local.getEpisodesPage.setResult(.success(Cached(value: Self.page, fetchedAt: clock.now)))

        let result = try await search(.localFirst)

        #expect(result == Fetched(value: expected, origin: .cache(age: .zero)))
        #expect(local.getEpisodesPage.inputs == [Self.key])
        #expect(remote.getEpisodesPage.callCount == 0)
    }

    @Test func `localFirst fetches the page on a cache miss and saves it`() async throws {
        local.getEpisodesPage.setResult(.success(nil))
        remote.getEpisodesPage.setResult(.success(Self.page))

        let result = try await search(.localFirst)

        #expect(result == Fetched(value: expected, origin: .remote))
        #expect(local.saveEpisodesPage.inputs == [Self.page])
    }

    @Test func `localFirst fetches again when the cached page has expired`() async throws {
        cache(age: 3600)
        remote.getEpisodesPage.setResult(.success(Self.page))

        let result = try await search(.localFirst)

        #expect(result == Fetched(value: expected, origin: .remote))
        #expect(local.saveEpisodesPage.inputs == [Self.page])
    }

    @Test func `remoteFirst fetches the page from the remote and saves it`() async throws {
        remote.getEpisodesPage.setResult(.success(Self.page))

        let result = try await search(.remoteFirst)

        #expect(result == Fetched(value: expected, origin: .remote))
        #expect(remote.getEpisodesPage.inputs == [Self.key])
        #expect(local.getEpisodesPage.callCount == 0)
        #expect(local.saveEpisodesPage.inputs == [Self.page])
    }

    @Test func `noCache uses only the remote`() async throws {
        remote.getEpisodesPage.setResult(.success(Self.page))

        let result = try await search(.noCache)

        #expect(result == Fetched(value: expected, origin: .remote))
        #expect(local.getEpisodesPage.callCount == 0)
        #expect(local.saveEpisodesPage.callCount == 0)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `the expired page is returned with its age when the remote fails`(policy: CachePolicy) async throws {
        cache(age: 7200)
        remote.getEpisodesPage.setResult(.failure(.failed(.timedOut)))

        let result = try await search(policy)

        #expect(
            result
                == Fetched(value: expected, origin: .cache(age: .seconds(7200)), remoteFailure: .timedOut))
        #expect(local.saveEpisodesPage.callCount == 0)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `cancellation is thrown, and the page stays in the cache`(policy: CachePolicy) async {
        cache(age: 7200)
        remote.getEpisodesPage.setResult(.failure(.cancelled))

        await #expect(throws: EpisodeError.failed(.cancelled)) { try await search(policy) }
        #expect(local.deleteEpisodesPage.callCount == 0)
    }

    @Test func `the page comes from the snapshot when the remote fails and no page is cached`() async throws {
        local.getEpisodesPage.setResult(.success(nil))
        remote.getEpisodesPage.setResult(.failure(.failed(.timedOut)))
        let date = EpisodeSnapshotDataSourceMock.date
        snapshot.getEpisodesPage.setResult(.success(Bundled(value: Self.page, asOf: date)))

        let result = try await search(.remoteFirst)

        #expect(result == Fetched(value: expected, origin: .snapshot(date), remoteFailure: .timedOut))
        #expect(snapshot.getEpisodesPage.inputs == [Self.key])
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a page after the last one is an error and is removed from the cache`(policy: CachePolicy) async {
        local.getEpisodesPage.setResult(.success(nil))
        remote.getEpisodesPage.setResult(.failure(.pageNotFound(pages: 2)))

        await #expect(throws: EpisodeError.failed(.invalidPage(page: 3, pages: 2))) { try await search(policy) }
        #expect(local.deleteEpisodesPage.inputs == [Self.key])
    }

    @Test func `the request for a page without a filter has no criteria`() async throws {
        remote.getEpisodesPage.setResult(.success(Self.page))

        _ = try await sut.getEpisodesPage(page: 3, cachePolicy: .noCache)

        #expect(remote.getEpisodesPage.inputs == [PageKey(page: 3)])
    }

    @Test(arguments: CachePolicy.allCases)
    func `the failure of the remote is thrown if there is no fallback for the page`(policy: CachePolicy) async {
        local.getEpisodesPage.setResult(.success(nil))
        snapshot.getEpisodesPage.setResult(.success(nil))
        remote.getEpisodesPage.setResult(.failure(.failed(.timedOut)))

        await #expect(throws: EpisodeError.failed(.loadFailed(.timedOut))) { try await search(policy) }
        #expect(local.saveEpisodesPage.callCount == 0)
    }
}
