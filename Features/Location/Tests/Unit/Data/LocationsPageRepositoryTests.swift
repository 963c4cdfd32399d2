import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Foundation
import Testing

@testable import ChallengeLocation

/// Fetches of pages of locations under each cache policy.
struct LocationsPageRepositoryTests {
    private static let key = PageKey(
        page: 3,
        criteria: [
            Criterion("name", "part of name"), Criterion("type", "part of type"),
            Criterion("dimension", "part of dimension"),
        ])
    private static let page = PageDTO<LocationDTO>(info: PageInfoDTO(count: 41, pages: 3), results: [.stub()])

    private let remote = LocationRemoteDataSourceMock()
    private let local = LocationLocalDataSourceMock()
    private let snapshot = LocationSnapshotDataSourceMock()
    private let clock = ClockMock()
    private let expected = Page<Location>(number: 3, pages: 3, count: 41, items: [.stub()])

    private var sut: LocationsPageRepository {
        LocationsPageRepository(
            remote: remote, local: local, snapshot: snapshot,
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))
    }

    private func search(_ cachePolicy: CachePolicy) async throws -> Fetched<Page<Location>> {
        try await sut.searchLocationsPage(
            page: 3,
            filter: LocationsFilter(name: "part of name", type: "part of type", dimension: "part of dimension"),
            cachePolicy: cachePolicy)
    }

    init() {
        local.saveLocationsPage.setResult(.success(()))
        local.deleteLocationsPage.setResult(.success(()))
    }

    private func cache(age: Int) {
        let fetchedAt = clock.now.addingTimeInterval(-Double(age))
        local.getLocationsPage.setResult(.success(Cached(value: Self.page, fetchedAt: fetchedAt)))
    }

    @Test func `localFirst returns the fresh cached page without calling the remote`() async throws {
        local.getLocationsPage.setResult(.success(Cached(value: Self.page, fetchedAt: clock.now)))

        let result = try await search(.localFirst)

        #expect(result == Fetched(value: expected, origin: .cache(age: .zero)))
        #expect(local.getLocationsPage.inputs == [Self.key])
        #expect(remote.getLocationsPage.callCount == 0)
    }

    @Test func `localFirst fetches the page on a cache miss and saves it`() async throws {
        local.getLocationsPage.setResult(.success(nil))
        remote.getLocationsPage.setResult(.success(Self.page))

        let result = try await search(.localFirst)

        #expect(result == Fetched(value: expected, origin: .remote))
        #expect(local.saveLocationsPage.inputs == [Self.page])
    }

    @Test func `localFirst fetches again when the cached page has expired`() async throws {
        cache(age: 3600)
        remote.getLocationsPage.setResult(.success(Self.page))

        let result = try await search(.localFirst)

        #expect(result == Fetched(value: expected, origin: .remote))
        #expect(local.saveLocationsPage.inputs == [Self.page])
    }

    @Test func `remoteFirst fetches the page from the remote and saves it`() async throws {
        remote.getLocationsPage.setResult(.success(Self.page))

        let result = try await search(.remoteFirst)

        #expect(result == Fetched(value: expected, origin: .remote))
        #expect(remote.getLocationsPage.inputs == [Self.key])
        #expect(local.getLocationsPage.callCount == 0)
        #expect(local.saveLocationsPage.inputs == [Self.page])
    }

    @Test func `noCache uses only the remote`() async throws {
        remote.getLocationsPage.setResult(.success(Self.page))

        let result = try await search(.noCache)

        #expect(result == Fetched(value: expected, origin: .remote))
        #expect(local.getLocationsPage.callCount == 0)
        #expect(local.saveLocationsPage.callCount == 0)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `the expired page is returned with its age when the remote fails`(policy: CachePolicy) async throws {
        cache(age: 7200)
        remote.getLocationsPage.setResult(.failure(.failed(.timedOut)))

        let result = try await search(policy)

        #expect(
            result
                == Fetched(value: expected, origin: .cache(age: .seconds(7200)), remoteFailure: .timedOut))
        #expect(local.saveLocationsPage.callCount == 0)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `cancellation is thrown, and the page stays in the cache`(policy: CachePolicy) async {
        cache(age: 7200)
        remote.getLocationsPage.setResult(.failure(.cancelled))

        await #expect(throws: LocationError.failed(.cancelled)) { try await search(policy) }
        #expect(local.deleteLocationsPage.callCount == 0)
    }

    @Test func `the page comes from the snapshot when the remote fails and no page is cached`() async throws {
        local.getLocationsPage.setResult(.success(nil))
        remote.getLocationsPage.setResult(.failure(.failed(.timedOut)))
        let date = LocationSnapshotDataSourceMock.date
        snapshot.getLocationsPage.setResult(.success(Bundled(value: Self.page, asOf: date)))

        let result = try await search(.remoteFirst)

        #expect(result == Fetched(value: expected, origin: .snapshot(date), remoteFailure: .timedOut))
        #expect(snapshot.getLocationsPage.inputs == [Self.key])
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a page after the last one is an error and is removed from the cache`(policy: CachePolicy) async {
        local.getLocationsPage.setResult(.success(nil))
        remote.getLocationsPage.setResult(.failure(.pageNotFound(pages: 2)))

        await #expect(throws: LocationError.failed(.invalidPage(page: 3, pages: 2))) { try await search(policy) }
        #expect(local.deleteLocationsPage.inputs == [Self.key])
    }

    @Test(arguments: CachePolicy.allCases)
    func `the request for a page without a filter has no criteria`(policy: CachePolicy) async throws {
        local.getLocationsPage.setResult(.success(nil))
        remote.getLocationsPage.setResult(.success(Self.page))

        _ = try await sut.getLocationsPage(page: 3, cachePolicy: policy)

        #expect(remote.getLocationsPage.inputs == [PageKey(page: 3)])
        #expect(local.getLocationsPage.inputs == (policy == .localFirst ? [PageKey(page: 3)] : []))
        #expect(local.saveLocationsPage.inputs == (policy == .noCache ? [] : [Self.page]))
    }

    @Test(arguments: CachePolicy.allCases)
    func `the failure of the remote is thrown if there is no fallback for the page`(policy: CachePolicy) async {
        local.getLocationsPage.setResult(.success(nil))
        snapshot.getLocationsPage.setResult(.success(nil))
        remote.getLocationsPage.setResult(.failure(.failed(.timedOut)))

        await #expect(throws: LocationError.failed(.loadFailed(.timedOut))) { try await search(policy) }
        #expect(local.saveLocationsPage.callCount == 0)
    }
}
