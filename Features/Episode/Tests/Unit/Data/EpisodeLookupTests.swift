import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Foundation
import Testing

@testable import ChallengeEpisode

/// Lookups of several episodes under each cache policy.
struct EpisodeLookupTests {
    private let remote = EpisodeRemoteDataSourceMock()
    private let local = EpisodeLocalDataSourceMock()
    private let snapshot = EpisodeSnapshotDataSourceMock()
    private let clock = ClockMock()

    private var sut: EpisodeRepository {
        EpisodeRepository(
            remote: remote, local: local, snapshot: snapshot,
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))
    }

    init() {
        local.saveEpisodes.setResult(.success(()))
        local.deleteEpisodes.setResult(.success(()))
    }

    @Test func `localFirst fetches only the episodes that are not cached`() async throws {
        local.getEpisodes.setResult(.success([Cached(value: .stub(id: 3), fetchedAt: clock.now)]))
        remote.getEpisodes.setResult(.success([.stub(id: 2), .stub(id: 1)]))

        let results = try await sut.getEpisodes(identifiers: [1, 3, 2], cachePolicy: .localFirst)

        #expect(results.found.map(\.value) == [.stub(id: 1), .stub(id: 3), .stub(id: 2)])
        #expect(results.found.map(\.origin) == [.remote, .cache(age: .zero), .remote])
        #expect(remote.getEpisodes.inputs == [[1, 2]])
        #expect(local.saveEpisodes.inputs == [[.stub(id: 2), .stub(id: 1)]])
    }

    @Test func `remoteFirst fetches all episodes with one request and saves them`() async throws {
        remote.getEpisodes.setResult(.success([.stub(id: 2), .stub(id: 1)]))

        let results = try await sut.getEpisodes(identifiers: [1, 2], cachePolicy: .remoteFirst)

        #expect(results.found.map(\.value) == [.stub(id: 1), .stub(id: 2)])
        #expect(remote.getEpisodes.inputs == [[1, 2]])
        #expect(local.getEpisodes.callCount == 0)
        #expect(local.saveEpisodes.inputs == [[.stub(id: 2), .stub(id: 1)]])
    }

    @Test func `noCache uses only the remote`() async throws {
        remote.getEpisodes.setResult(.success([.stub(id: 1)]))

        let results = try await sut.getEpisodes(identifiers: [1], cachePolicy: .noCache)

        #expect(results.found.map(\.value) == [.stub(id: 1)])
        #expect(local.getEpisodes.callCount == 0)
        #expect(local.saveEpisodes.callCount == 0)
    }

    @Test func `a missing episode is reported as not found and removed from the cache`() async throws {
        remote.getEpisodes.setResult(.success([.stub(id: 3), .stub(id: 1)]))

        let results = try await sut.getEpisodes(identifiers: [1, 2, 3], cachePolicy: .remoteFirst)

        #expect(results.entries.map(\.key) == [1, 2, 3])
        #expect(results.entries[1].result == .notFound)
        #expect(local.deleteEpisodes.inputs == [[2]])
    }

    @Test func `when the remote fails, episodes come from the cache and then from the snapshot`() async throws {
        let date = EpisodeSnapshotDataSourceMock.date
        local.getEpisodes.setResult(
            .success([Cached(value: .stub(id: 1), fetchedAt: clock.now.addingTimeInterval(-7200))]))
        snapshot.getEpisodes.setResult(.success(Bundled(value: [.stub(id: 2)], asOf: date)))
        remote.getEpisodes.setResult(.failure(.failed(.timedOut)))

        let results = try await sut.getEpisodes(identifiers: [1, 2, 3], cachePolicy: .remoteFirst)

        #expect(results.found.map(\.origin) == [.cache(age: .seconds(7200)), .snapshot(date)])
        #expect(results.found.map(\.remoteFailure) == [.timedOut, .timedOut])
        #expect(results.entries[2].result == .failed(.loadFailed(.timedOut)))
        #expect(snapshot.getEpisodes.inputs == [[2, 3]])
        #expect(local.saveEpisodes.callCount == 0)
    }

    @Test func `noCache reports the failure of the remote and does not read the cache`() async throws {
        remote.getEpisodes.setResult(.failure(.failed(.timedOut)))

        let results = try await sut.getEpisodes(identifiers: [1], cachePolicy: .noCache)

        #expect(results.entries.map(\.result) == [.failed(.loadFailed(.timedOut))])
        #expect(local.getEpisodes.callCount == 0)
        #expect(snapshot.getEpisodes.callCount == 0)
    }

    @Test(arguments: CachePolicy.allCases)
    func `cancellation cancels the whole lookup`(policy: CachePolicy) async {
        local.getEpisodes.setResult(.success([]))
        remote.getEpisodes.setResult(.failure(.cancelled))

        await #expect(throws: EpisodeError.failed(.cancelled)) {
            try await sut.getEpisodes(identifiers: [1], cachePolicy: policy)
        }
    }
}
