import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Foundation
import Testing

@testable import ChallengeLocation

/// Fetches of one location under each cache policy.
struct LocationRepositoryTests {
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

    @Test func `localFirst returns the fresh cached location without calling the remote`() async throws {
        cache(age: .seconds(60))

        let result = try await sut.getLocation(identifier: 7, cachePolicy: .localFirst)

        #expect(result == Fetched(value: .stub(id: 7, name: "Cached"), origin: .cache(age: .seconds(60))))
        #expect(remote.getLocation.callCount == 0)
        #expect(local.saveLocations.callCount == 0)
    }

    @Test func `localFirst fetches the location on a cache miss and saves it`() async throws {
        local.getLocations.setResult(.success([]))
        remote.getLocation.setResult(.success(fetched))

        let result = try await sut.getLocation(identifier: 7, cachePolicy: .localFirst)

        #expect(result == Fetched(value: .stub(id: 7, name: "Fetched"), origin: .remote))
        #expect(local.getLocations.inputs == [[7]])
        #expect(remote.getLocation.inputs == [7])
        #expect(local.saveLocations.inputs == [[fetched]])
    }

    @Test func `localFirst fetches again when the cached location has expired`() async throws {
        cache(age: .seconds(3600))
        remote.getLocation.setResult(.success(fetched))

        let result = try await sut.getLocation(identifier: 7, cachePolicy: .localFirst)

        #expect(result == Fetched(value: .stub(id: 7, name: "Fetched"), origin: .remote))
        #expect(local.saveLocations.inputs == [[fetched]])
    }

    @Test func `localFirst returns the expired location with its age when the remote fails`() async throws {
        cache(age: .seconds(7200))
        remote.getLocation.setResult(.failure(.failed(failure)))

        let result = try await sut.getLocation(identifier: 7, cachePolicy: .localFirst)

        #expect(
            result
                == Fetched(
                    value: .stub(id: 7, name: "Cached"), origin: .cache(age: .seconds(7200)), remoteFailure: failure))
        #expect(local.saveLocations.callCount == 0)
    }

    @Test func `remoteFirst fetches and saves although the cached location is fresh`() async throws {
        cache(age: .seconds(60))
        remote.getLocation.setResult(.success(fetched))

        let result = try await sut.getLocation(identifier: 7, cachePolicy: .remoteFirst)

        #expect(result == Fetched(value: .stub(id: 7, name: "Fetched"), origin: .remote))
        #expect(remote.getLocation.inputs == [7])
        #expect(local.getLocations.callCount == 0)
        #expect(local.saveLocations.inputs == [[fetched]])
    }

    @Test func `remoteFirst falls back to the cache when the remote fails`() async throws {
        cache(age: .seconds(7200))
        remote.getLocation.setResult(.failure(.failed(failure)))

        let result = try await sut.getLocation(identifier: 7, cachePolicy: .remoteFirst)

        #expect(
            result
                == Fetched(
                    value: .stub(id: 7, name: "Cached"), origin: .cache(age: .seconds(7200)), remoteFailure: failure))
        #expect(local.getLocations.inputs == [[7]])
        #expect(local.saveLocations.callCount == 0)
    }

    @Test func `remoteFirst falls back to the snapshot when nothing is cached`() async throws {
        local.getLocations.setResult(.success([]))
        remote.getLocation.setResult(.failure(.failed(failure)))
        let date = LocationSnapshotDataSourceMock.date
        snapshot.getLocations.setResult(.success(Bundled(value: [cached], asOf: date)))

        let result = try await sut.getLocation(identifier: 7, cachePolicy: .remoteFirst)

        #expect(
            result
                == Fetched(value: .stub(id: 7, name: "Cached"), origin: .snapshot(date), remoteFailure: failure))
        #expect(snapshot.getLocations.inputs == [[7]])
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `the failure of the remote is thrown if there is no fallback for the location`(policy: CachePolicy) async {
        local.getLocations.setResult(.success([]))
        remote.getLocation.setResult(.failure(.failed(failure)))
        snapshot.getLocations.setResult(.success(Bundled(value: [], asOf: LocationSnapshotDataSourceMock.date)))

        await #expect(throws: LocationError.failed(.loadFailed(failure))) {
            try await sut.getLocation(identifier: 7, cachePolicy: policy)
        }
        #expect(local.saveLocations.callCount == 0)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a missing location is an error and is removed from the cache`(policy: CachePolicy) async {
        cache(age: .seconds(7200))
        remote.getLocation.setResult(.failure(.notFound))

        await #expect(throws: LocationError.notFound(identifier: 7)) {
            try await sut.getLocation(identifier: 7, cachePolicy: policy)
        }
        #expect(local.deleteLocations.inputs == [[7]])
        #expect(snapshot.getLocations.callCount == 0)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `cancellation is thrown, and the location stays in the cache`(policy: CachePolicy) async {
        cache(age: .seconds(7200))
        remote.getLocation.setResult(.failure(.cancelled))

        await #expect(throws: LocationError.failed(.cancelled)) {
            try await sut.getLocation(identifier: 7, cachePolicy: policy)
        }
        #expect(local.deleteLocations.callCount == 0)
        #expect(snapshot.getLocations.callCount == 0)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a failure of the cache is reported and does not fail the fetch`(policy: CachePolicy) async throws {
        local.getLocations.setResult(.failure(.damaged(reason: "test")))
        local.saveLocations.setResult(.failure(.full))
        remote.getLocation.setResult(.success(fetched))

        let result = try await sut.getLocation(identifier: 7, cachePolicy: policy)

        #expect(result.value == .stub(id: 7, name: "Fetched"))
        #expect(result.cacheFailure == (policy == .localFirst ? .damaged(reason: "test") : .full))
    }

    @Test func `noCache uses only the remote`() async throws {
        remote.getLocation.setResult(.success(fetched))

        let result = try await sut.getLocation(identifier: 7, cachePolicy: .noCache)

        #expect(result == Fetched(value: .stub(id: 7, name: "Fetched"), origin: .remote))
        #expect(local.getLocations.callCount == 0)
        #expect(local.saveLocations.callCount == 0)
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

        await #expect(throws: error) { try await sut.getLocation(identifier: 7, cachePolicy: .noCache) }
        #expect(local.getLocations.callCount == 0)
        #expect(local.deleteLocations.callCount == 0)
        #expect(snapshot.getLocations.callCount == 0)
    }
}
