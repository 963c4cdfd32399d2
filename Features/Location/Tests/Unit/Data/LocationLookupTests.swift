import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Foundation
import Testing

@testable import ChallengeLocation

/// Lookups of several locations under each cache policy.
struct LocationLookupTests {
    private typealias Fetch = FetchRecord<LookupResults<Int, Location>, LocationError, [Int], [LocationDTO]>

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

    private func get(_ identifiers: [Int], _ cachePolicy: CachePolicy) async -> Fetch {
        let outcome = await Result { () async throws(LocationError) in
            try await sut.getLocations(identifiers: identifiers, cachePolicy: cachePolicy)
        }
        return Fetch(
            outcome, remote: remote.getLocations.inputs, cached: local.getLocations.inputs,
            bundled: snapshot.getLocations.inputs,
            saved: local.saveLocations.inputs, removed: local.deleteLocations.inputs)
    }

    private func found(
        _ identifier: Int, _ origin: Origin, remoteFailure: LoadFailure? = nil
    ) -> LookupResults<Int, Location>.Entry {
        .init(
            identifier, .found(Fetched(value: .stub(id: identifier), origin: origin, remoteFailure: remoteFailure)))
    }

    @Test func `localFirst fetches only the locations that are not cached`() async {
        local.getLocations.setResult(.success([Cached(value: .stub(id: 3), fetchedAt: clock.now)]))
        remote.getLocations.setResult(.success([.stub(id: 2), .stub(id: 1)]))

        let record = await get([1, 3, 2], .localFirst)

        let results = LookupResults([found(1, .remote), found(3, .cache(age: .zero)), found(2, .remote)])
        #expect(
            record
                == Fetch(
                    .success(results), remote: [[1, 2]], cached: [[1, 3, 2]], saved: [[.stub(id: 2), .stub(id: 1)]]))
    }

    @Test func `remoteFirst fetches all locations with one request and saves them`() async {
        remote.getLocations.setResult(.success([.stub(id: 2), .stub(id: 1)]))

        let record = await get([1, 2], .remoteFirst)

        let results = LookupResults([found(1, .remote), found(2, .remote)])
        #expect(record == Fetch(.success(results), remote: [[1, 2]], saved: [[.stub(id: 2), .stub(id: 1)]]))
    }

    @Test func `noCache uses only the remote`() async {
        remote.getLocations.setResult(.success([.stub(id: 1)]))

        let record = await get([1], .noCache)

        #expect(record == Fetch(.success(LookupResults([found(1, .remote)])), remote: [[1]]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `missing locations are reported as not found and removed from the cache`(policy: CachePolicy) async {
        local.getLocations.setResult(.success([]))
        remote.getLocations.setResult(.success([.stub(id: 3)]))

        let record = await get([1, 2, 3], policy)

        let results = LookupResults([.init(1, .notFound), .init(2, .notFound), found(3, .remote)])
        let reads = policy == .localFirst ? [[1, 2, 3]] : []
        #expect(
            record
                == Fetch(
                    .success(results), remote: [[1, 2, 3]], cached: reads, saved: [[.stub(id: 3)]],
                    removed: [[1, 2]]))
    }

    @Test func `when the remote fails, locations come from the cache`() async {
        local.getLocations.setResult(
            .success([Cached(value: .stub(id: 1), fetchedAt: clock.now.addingTimeInterval(-7200))]))
        snapshot.getLocations.setResult(.success(Bundled(value: [], asOf: LocationSnapshotDataSourceMock.date)))
        remote.getLocations.setResult(.failure(.failed(.timedOut)))

        let record = await get([1, 2], .remoteFirst)

        let results = LookupResults([
            found(1, .cache(age: .seconds(7200)), remoteFailure: .timedOut), .init(2, .failed(.loadFailed(.timedOut))),
        ])
        #expect(record == Fetch(.success(results), remote: [[1, 2]], cached: [[1, 2]], bundled: [[2]]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `when the remote fails, locations that are not cached come from the snapshot`(policy: CachePolicy) async {
        let date = LocationSnapshotDataSourceMock.date
        local.getLocations.setResult(
            .success([Cached(value: .stub(id: 1), fetchedAt: clock.now.addingTimeInterval(-7200))]))
        snapshot.getLocations.setResult(.success(Bundled(value: [.stub(id: 2)], asOf: date)))
        remote.getLocations.setResult(.failure(.failed(.timedOut)))

        let record = await get([1, 2, 3], policy)

        let results = LookupResults([
            found(1, .cache(age: .seconds(7200)), remoteFailure: .timedOut),
            found(2, .snapshot(date), remoteFailure: .timedOut), .init(3, .failed(.loadFailed(.timedOut))),
        ])
        #expect(record == Fetch(.success(results), remote: [[1, 2, 3]], cached: [[1, 2, 3]], bundled: [[2, 3]]))
    }

    @Test func `noCache reports the failure of the remote and does not read the cache`() async {
        remote.getLocations.setResult(.failure(.failed(.timedOut)))

        let record = await get([1], .noCache)

        let results = LookupResults<Int, Location>([.init(1, .failed(.loadFailed(.timedOut)))])
        #expect(record == Fetch(.success(results), remote: [[1]]))
    }

    @Test(arguments: CachePolicy.allCases)
    func `cancellation cancels the whole lookup`(policy: CachePolicy) async {
        local.getLocations.setResult(.success([]))
        remote.getLocations.setResult(.failure(.cancelled))

        let record = await get([1], policy)

        let reads = policy == .localFirst ? [[1]] : []
        #expect(record == Fetch(.failure(.failed(.cancelled)), remote: [[1]], cached: reads))
    }
}
