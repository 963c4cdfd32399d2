import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Foundation
import Testing

@testable import ChallengeLocation

/// Lookups of several locations under each cache policy.
struct LocationLookupTests {
    private let remote = LocationRemoteDataSourceMock()
    private let local = LocationLocalDataSourceMock()
    private let snapshot = LocationSnapshotDataSourceMock()
    private let clock = ClockMock()

    private var sut: LocationRepository {
        LocationRepository(
            remote: remote, local: local, snapshot: snapshot,
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))
    }

    init() {
        local.saveLocations.setResult(.success(()))
        local.deleteLocations.setResult(.success(()))
    }

    @Test func `localFirst fetches only the locations that are not cached`() async throws {
        local.getLocations.setResult(.success([Cached(value: .stub(id: 3), fetchedAt: clock.now)]))
        remote.getLocations.setResult(.success([.stub(id: 2), .stub(id: 1)]))

        let results = try await sut.getLocations(identifiers: [1, 3, 2], cachePolicy: .localFirst)

        #expect(results.found.map(\.value) == [.stub(id: 1), .stub(id: 3), .stub(id: 2)])
        #expect(results.found.map(\.origin) == [.remote, .cache(age: .zero), .remote])
        #expect(local.getLocations.inputs == [[1, 3, 2]])
        #expect(remote.getLocations.inputs == [[1, 2]])
        #expect(local.saveLocations.inputs == [[.stub(id: 2), .stub(id: 1)]])
    }

    @Test func `remoteFirst fetches all locations with one request and saves them`() async throws {
        remote.getLocations.setResult(.success([.stub(id: 2), .stub(id: 1)]))

        let results = try await sut.getLocations(identifiers: [1, 2], cachePolicy: .remoteFirst)

        #expect(results.found.map(\.value) == [.stub(id: 1), .stub(id: 2)])
        #expect(remote.getLocations.inputs == [[1, 2]])
        #expect(local.getLocations.callCount == 0)
        #expect(local.saveLocations.inputs == [[.stub(id: 2), .stub(id: 1)]])
    }

    @Test func `noCache uses only the remote`() async throws {
        remote.getLocations.setResult(.success([.stub(id: 1)]))

        let results = try await sut.getLocations(identifiers: [1], cachePolicy: .noCache)

        #expect(results.found.map(\.value) == [.stub(id: 1)])
        #expect(local.getLocations.callCount == 0)
        #expect(local.saveLocations.callCount == 0)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `missing locations are reported as not found and removed from the cache`(policy: CachePolicy) async throws {
        local.getLocations.setResult(.success([]))
        remote.getLocations.setResult(.success([.stub(id: 3)]))

        let results = try await sut.getLocations(identifiers: [1, 2, 3], cachePolicy: policy)

        #expect(results.entries.map(\.key) == [1, 2, 3])
        #expect(results.entries.prefix(2).map(\.result) == [.notFound, .notFound])
        #expect(local.deleteLocations.inputs == [[1, 2]])
    }

    @Test func `when the remote fails, locations come from the cache`() async throws {
        local.getLocations.setResult(
            .success([Cached(value: .stub(id: 1), fetchedAt: clock.now.addingTimeInterval(-7200))]))
        snapshot.getLocations.setResult(.success(Bundled(value: [], asOf: LocationSnapshotDataSourceMock.date)))
        remote.getLocations.setResult(.failure(.failed(.timedOut)))

        let results = try await sut.getLocations(identifiers: [1, 2], cachePolicy: .remoteFirst)

        #expect(results.found.map(\.origin) == [.cache(age: .seconds(7200))])
        #expect(results.found.map(\.remoteFailure) == [.timedOut])
        #expect(results.entries[1].result == .failed(.loadFailed(.timedOut)))
        #expect(local.getLocations.inputs == [[1, 2]])
        #expect(local.saveLocations.callCount == 0)
    }

    @Test func `when the remote fails, locations that are not cached come from the snapshot`() async throws {
        let date = LocationSnapshotDataSourceMock.date
        local.getLocations.setResult(.success([Cached(value: .stub(id: 1), fetchedAt: clock.now)]))
        snapshot.getLocations.setResult(.success(Bundled(value: [.stub(id: 2)], asOf: date)))
        remote.getLocations.setResult(.failure(.failed(.timedOut)))

        let results = try await sut.getLocations(identifiers: [1, 2, 3], cachePolicy: .remoteFirst)

        #expect(results.found.map(\.origin) == [.cache(age: .zero), .snapshot(date)])
        #expect(results.found.map(\.remoteFailure) == [.timedOut, .timedOut])
        #expect(results.entries[2].result == .failed(.loadFailed(.timedOut)))
        #expect(snapshot.getLocations.inputs == [[2, 3]])
    }

    @Test func `noCache reports the failure of the remote and does not read the cache`() async throws {
        remote.getLocations.setResult(.failure(.failed(.timedOut)))

        let results = try await sut.getLocations(identifiers: [1], cachePolicy: .noCache)

        #expect(results.entries.map(\.result) == [.failed(.loadFailed(.timedOut))])
        #expect(local.getLocations.callCount == 0)
        #expect(snapshot.getLocations.callCount == 0)
    }

    @Test(arguments: CachePolicy.allCases)
    func `cancellation cancels the whole lookup`(policy: CachePolicy) async {
        local.getLocations.setResult(.success([]))
        remote.getLocations.setResult(.failure(.cancelled))

        await #expect(throws: LocationError.failed(.cancelled)) {
            try await sut.getLocations(identifiers: [1], cachePolicy: policy)
        }
    }
}
