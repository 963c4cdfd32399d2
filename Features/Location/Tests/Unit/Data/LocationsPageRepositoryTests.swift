import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Foundation
import Testing

@testable import ChallengeLocation

/// Fetches of pages of locations under each cache policy.
struct LocationsPageRepositoryTests {
    private typealias Fetch = FetchRecord<Fetched<Page<Location>>, LocationError, PageKey, PageDTO<LocationDTO>>

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

    private var sut: LocationsPageRepository {
        LocationsPageRepository(
            remote: remote, local: local, snapshot: snapshot,
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))
    }

    init() {
        local.saveLocationsPage.setResult(.success(()))
        local.deleteLocationsPage.setResult(.success(()))
    }

    private func cache(age: Duration) {
        let fetchedAt = clock.now.addingTimeInterval(-(age / .seconds(1)))
        local.getLocationsPage.setResult(.success(Cached(value: Self.page, fetchedAt: fetchedAt)))
    }

    private func search(_ cachePolicy: CachePolicy) async -> Fetch {
        let outcome = await Result { () async throws(LocationError) in
            try await sut.searchLocationsPage(
                page: 3,
                filter: LocationsFilter(name: "part of name", type: "part of type", dimension: "part of dimension"),
                cachePolicy: cachePolicy)
        }
        return record(outcome)
    }

    private func record(_ outcome: Fetch.Outcome) -> Fetch {
        Fetch(
            outcome, remote: remote.getLocationsPage.inputs, cached: local.getLocationsPage.inputs,
            bundled: snapshot.getLocationsPage.inputs,
            saved: local.saveLocationsPage.inputs, removed: local.deleteLocationsPage.inputs)
    }

    private func success(_ origin: Origin, remoteFailure: LoadFailure? = nil) -> Fetch.Outcome {
        let page = Page<Location>(number: 3, pages: 3, count: 41, items: [.stub()])
        return .success(Fetched(value: page, origin: origin, remoteFailure: remoteFailure))
    }

    @Test func `localFirst returns the fresh cached page without calling the remote`() async {
        cache(age: .seconds(60))

        let record = await search(.localFirst)

        #expect(record == Fetch(success(.cache(age: .seconds(60))), cached: [Self.key]))
    }

    @Test func `localFirst fetches the page on a cache miss and saves it`() async {
        local.getLocationsPage.setResult(.success(nil))
        remote.getLocationsPage.setResult(.success(Self.page))

        let record = await search(.localFirst)

        #expect(record == Fetch(success(.remote), remote: [Self.key], cached: [Self.key], saved: [Self.page]))
    }

    @Test func `localFirst fetches again when the cached page has expired`() async {
        cache(age: .seconds(3600))
        remote.getLocationsPage.setResult(.success(Self.page))

        let record = await search(.localFirst)

        #expect(record == Fetch(success(.remote), remote: [Self.key], cached: [Self.key], saved: [Self.page]))
    }

    @Test func `remoteFirst fetches the page from the remote and saves it`() async {
        remote.getLocationsPage.setResult(.success(Self.page))

        let record = await search(.remoteFirst)

        #expect(record == Fetch(success(.remote), remote: [Self.key], saved: [Self.page]))
    }

    @Test func `noCache uses only the remote`() async {
        remote.getLocationsPage.setResult(.success(Self.page))

        let record = await search(.noCache)

        #expect(record == Fetch(success(.remote), remote: [Self.key]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `the expired page is returned with its age when the remote fails`(policy: CachePolicy) async {
        cache(age: .seconds(7200))
        remote.getLocationsPage.setResult(.failure(.failed(.timedOut)))

        let record = await search(policy)

        let expired = success(.cache(age: .seconds(7200)), remoteFailure: .timedOut)
        #expect(record == Fetch(expired, remote: [Self.key], cached: [Self.key]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `cancellation is thrown, and the page stays in the cache`(policy: CachePolicy) async {
        cache(age: .seconds(7200))
        remote.getLocationsPage.setResult(.failure(.cancelled))

        let record = await search(policy)

        let reads = policy == .localFirst ? [Self.key] : []
        #expect(record == Fetch(.failure(.failed(.cancelled)), remote: [Self.key], cached: reads))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `the page comes from the snapshot when the remote fails and no page is cached`(policy: CachePolicy) async {
        local.getLocationsPage.setResult(.success(nil))
        remote.getLocationsPage.setResult(.failure(.failed(.timedOut)))
        let date = LocationSnapshotDataSourceMock.date
        snapshot.getLocationsPage.setResult(.success(Bundled(value: Self.page, asOf: date)))

        let record = await search(policy)

        let bundled = success(.snapshot(date), remoteFailure: .timedOut)
        #expect(record == Fetch(bundled, remote: [Self.key], cached: [Self.key], bundled: [Self.key]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a page after the last one is an error and is removed from the cache`(policy: CachePolicy) async {
        local.getLocationsPage.setResult(.success(nil))
        remote.getLocationsPage.setResult(.failure(.pageNotFound(pages: 2)))

        let record = await search(policy)

        let thrown = Fetch.Outcome.failure(.failed(.invalidPage(page: 3, pages: 2)))
        let reads = policy == .localFirst ? [Self.key] : []
        #expect(record == Fetch(thrown, remote: [Self.key], cached: reads, removed: [Self.key]))
    }

    @Test(arguments: CachePolicy.allCases)
    func `the request for a page without a filter has no criteria`(policy: CachePolicy) async throws {
        local.getLocationsPage.setResult(.success(nil))
        remote.getLocationsPage.setResult(.success(Self.page))

        let record = record(.success(try await sut.getLocationsPage(page: 3, cachePolicy: policy)))

        let key = PageKey(page: 3)
        let reads = policy == .localFirst ? [key] : []
        let saved = policy == .noCache ? [] : [Self.page]
        #expect(record == Fetch(success(.remote), remote: [key], cached: reads, saved: saved))
    }

    @Test(arguments: CachePolicy.allCases)
    func `the failure of the remote is thrown if there is no fallback for the page`(policy: CachePolicy) async {
        local.getLocationsPage.setResult(.success(nil))
        snapshot.getLocationsPage.setResult(.success(nil))
        remote.getLocationsPage.setResult(.failure(.failed(.timedOut)))

        let record = await search(policy)

        let thrown = Fetch.Outcome.failure(.failed(.loadFailed(.timedOut)))
        let reads = policy == .noCache ? [] : [Self.key]
        #expect(record == Fetch(thrown, remote: [Self.key], cached: reads, bundled: reads))
    }
}
