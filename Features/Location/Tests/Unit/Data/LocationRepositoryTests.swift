import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Foundation
import Testing

@testable import ChallengeLocation

/// Fetches of one location under each cache policy.
struct LocationRepositoryTests {
    private typealias Fetch = FetchRecord<Fetched<Location>, LocationError, [Int], [LocationDTO]>

    private let remote = LocationRemoteDataSourceMock()
    private let local = LocationLocalDataSourceMock()
    private let snapshot = LocationSnapshotDataSourceMock()
    private let clock = ClockMock()
    private let fetched = LocationDTO.stub(id: 7, name: "Fetched")
    private let cached = LocationDTO.stub(id: 7, name: "Cached")
    private let failure = LoadFailure.serverError(status: 503)

    private var sut: LocationRepository {
        LocationRepository(
            remote: remote, local: local, snapshot: snapshot,
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))
    }

    init() {
        local.saveLocations.setResult(.success(()))
        local.deleteLocations.setResult(.success(()))
    }

    private func cache(age: Duration) {
        let fetchedAt = clock.now.addingTimeInterval(-(age / .seconds(1)))
        local.getLocations.setResult(.success([Cached(value: cached, fetchedAt: fetchedAt)]))
    }

    private func fetch(_ cachePolicy: CachePolicy) async -> Fetch {
        let outcome = await Result { () async throws(LocationError) in
            try await sut.getLocation(identifier: 7, cachePolicy: cachePolicy)
        }
        return Fetch(
            outcome, remote: remote.getLocation.inputs.map { [$0] }, cached: local.getLocations.inputs,
            bundled: snapshot.getLocations.inputs,
            saved: local.saveLocations.inputs, removed: local.deleteLocations.inputs)
    }

    private func success(_ name: String, _ origin: Origin, remoteFailure: LoadFailure? = nil) -> Fetch.Outcome {
        .success(Fetched(value: .stub(id: 7, name: name), origin: origin, remoteFailure: remoteFailure))
    }

    @Test func `localFirst returns the fresh cached location without calling the remote`() async {
        cache(age: .seconds(60))

        let record = await fetch(.localFirst)

        #expect(record == Fetch(success("Cached", .cache(age: .seconds(60))), cached: [[7]]))
    }

    @Test func `localFirst fetches the location on a cache miss and saves it`() async {
        local.getLocations.setResult(.success([]))
        remote.getLocation.setResult(.success(fetched))

        let record = await fetch(.localFirst)

        #expect(record == Fetch(success("Fetched", .remote), remote: [[7]], cached: [[7]], saved: [[fetched]]))
    }

    @Test func `localFirst fetches again when the cached location has expired`() async {
        cache(age: .seconds(3600))
        remote.getLocation.setResult(.success(fetched))

        let record = await fetch(.localFirst)

        #expect(record == Fetch(success("Fetched", .remote), remote: [[7]], cached: [[7]], saved: [[fetched]]))
    }

    @Test func `localFirst returns the expired location with its age when the remote fails`() async {
        cache(age: .seconds(7200))
        remote.getLocation.setResult(.failure(.failed(failure)))

        let record = await fetch(.localFirst)

        let expired = success("Cached", .cache(age: .seconds(7200)), remoteFailure: failure)
        #expect(record == Fetch(expired, remote: [[7]], cached: [[7]]))
    }

    @Test func `remoteFirst fetches and saves although the cached location is fresh`() async {
        cache(age: .seconds(60))
        remote.getLocation.setResult(.success(fetched))

        let record = await fetch(.remoteFirst)

        #expect(record == Fetch(success("Fetched", .remote), remote: [[7]], saved: [[fetched]]))
    }

    @Test func `remoteFirst falls back to the cache when the remote fails`() async {
        cache(age: .seconds(7200))
        remote.getLocation.setResult(.failure(.failed(failure)))

        let record = await fetch(.remoteFirst)

        let expired = success("Cached", .cache(age: .seconds(7200)), remoteFailure: failure)
        #expect(record == Fetch(expired, remote: [[7]], cached: [[7]]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `the location comes from the snapshot when the remote fails and nothing is cached`(
        policy: CachePolicy
    ) async {
        local.getLocations.setResult(.success([]))
        remote.getLocation.setResult(.failure(.failed(failure)))
        let date = LocationSnapshotDataSourceMock.date
        snapshot.getLocations.setResult(.success(Bundled(value: [cached], asOf: date)))

        let record = await fetch(policy)

        let bundled = success("Cached", .snapshot(date), remoteFailure: failure)
        #expect(record == Fetch(bundled, remote: [[7]], cached: [[7]], bundled: [[7]]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `the failure of the remote is thrown if there is no fallback for the location`(policy: CachePolicy) async {
        local.getLocations.setResult(.success([]))
        remote.getLocation.setResult(.failure(.failed(failure)))
        snapshot.getLocations.setResult(.success(Bundled(value: [], asOf: LocationSnapshotDataSourceMock.date)))

        let record = await fetch(policy)

        let thrown = Fetch.Outcome.failure(.failed(.loadFailed(failure)))
        #expect(record == Fetch(thrown, remote: [[7]], cached: [[7]], bundled: [[7]]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a missing location is an error and is removed from the cache`(policy: CachePolicy) async {
        cache(age: .seconds(7200))
        remote.getLocation.setResult(.failure(.notFound))

        let record = await fetch(policy)

        let reads = policy == .localFirst ? [[7]] : []
        #expect(record == Fetch(.failure(.notFound(identifier: 7)), remote: [[7]], cached: reads, removed: [[7]]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `cancellation is thrown, and the location stays in the cache`(policy: CachePolicy) async {
        cache(age: .seconds(7200))
        remote.getLocation.setResult(.failure(.cancelled))

        let record = await fetch(policy)

        let reads = policy == .localFirst ? [[7]] : []
        #expect(record == Fetch(.failure(.failed(.cancelled)), remote: [[7]], cached: reads))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a failure of the cache is reported and does not fail the fetch`(policy: CachePolicy) async {
        local.getLocations.setResult(.failure(.damaged(reason: "test")))
        local.saveLocations.setResult(.failure(.full))
        remote.getLocation.setResult(.success(fetched))

        let record = await fetch(policy)

        let reported = Fetched<Location>(
            value: .stub(id: 7, name: "Fetched"), origin: .remote,
            cacheFailure: policy == .localFirst ? .damaged(reason: "test") : .full)
        let reads = policy == .localFirst ? [[7]] : []
        #expect(record == Fetch(.success(reported), remote: [[7]], cached: reads, saved: [[fetched]]))
    }

    @Test func `noCache uses only the remote`() async {
        remote.getLocation.setResult(.success(fetched))

        let record = await fetch(.noCache)

        #expect(record == Fetch(success("Fetched", .remote), remote: [[7]]))
    }

    @Test(
        arguments: [
            (.notFound, .notFound(identifier: 7)),
            (.failed(.serverError(status: 503)), .failed(.loadFailed(.serverError(status: 503)))),
            (.failed(.timedOut), .failed(.loadFailed(.timedOut))), (.cancelled, .failed(.cancelled)),
        ] as [(APIError, LocationError)])
    func `noCache throws every failure of the remote and does not use the cache`(
        failure: APIError, error: LocationError
    ) async {
        remote.getLocation.setResult(.failure(failure))

        let record = await fetch(.noCache)

        #expect(record == Fetch(.failure(error), remote: [[7]]))
    }
}
