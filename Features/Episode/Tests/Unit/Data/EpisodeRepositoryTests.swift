import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Foundation
import Testing

@testable import ChallengeEpisode

/// Fetches of one episode under each cache policy.
struct EpisodeRepositoryTests {
    private let remote = EpisodeRemoteDataSourceMock()
    private let local = EpisodeLocalDataSourceMock()
    private let snapshot = EpisodeSnapshotDataSourceMock()
    private let clock = ClockMock()
    private let fetched = EpisodeDTO.stub(id: 7, name: "Fetched")
    private let cached = EpisodeDTO.stub(id: 7, name: "Cached")
    private let failure = LoadFailure.serverError(status: 503)

    private var sut: EpisodeRepository {
        EpisodeRepository(
            remote: remote, local: local, snapshot: snapshot,
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))
    }

    init() {
        local.saveEpisodes.setResult(.success(()))
        local.deleteEpisodes.setResult(.success(()))
    }

    private func cache(age: Duration) {
        let fetchedAt = clock.now.addingTimeInterval(-(age / .seconds(1)))
        local.getEpisodes.setResult(.success([Cached(value: cached, fetchedAt: fetchedAt)]))
    }

    @Test func `localFirst returns the fresh cached episode without calling the remote`() async throws {
        cache(age: .seconds(60))

        let result = try await sut.getEpisode(identifier: 7, cachePolicy: .localFirst)

        #expect(result == Fetched(value: .stub(id: 7, name: "Cached"), origin: .cache(age: .seconds(60))))
        #expect(remote.getEpisode.callCount == 0)
        #expect(local.saveEpisodes.callCount == 0)
    }

    @Test func `localFirst fetches the episode on a cache miss and saves it`() async throws {
        local.getEpisodes.setResult(.success([]))
        remote.getEpisode.setResult(.success(fetched))

        let result = try await sut.getEpisode(identifier: 7, cachePolicy: .localFirst)

        #expect(result == Fetched(value: .stub(id: 7, name: "Fetched"), origin: .remote))
        #expect(local.getEpisodes.inputs == [[7]])
        #expect(remote.getEpisode.inputs == [7])
        #expect(local.saveEpisodes.inputs == [[fetched]])
    }

    @Test func `localFirst fetches again when the cached episode has expired`() async throws {
        cache(age: .seconds(3600))
        remote.getEpisode.setResult(.success(fetched))

        let result = try await sut.getEpisode(identifier: 7, cachePolicy: .localFirst)

        #expect(result == Fetched(value: .stub(id: 7, name: "Fetched"), origin: .remote))
        #expect(local.saveEpisodes.inputs == [[fetched]])
    }

    @Test func `localFirst returns the expired episode with its age when the remote fails`() async throws {
        cache(age: .seconds(7200))
        remote.getEpisode.setResult(.failure(.failed(failure)))

        let result = try await sut.getEpisode(identifier: 7, cachePolicy: .localFirst)

        #expect(
            result
                == Fetched(
                    value: .stub(id: 7, name: "Cached"), origin: .cache(age: .seconds(7200)), remoteFailure: failure))
        #expect(local.saveEpisodes.callCount == 0)
    }

    @Test func `remoteFirst fetches and saves although the cached episode is fresh`() async throws {
        cache(age: .seconds(60))
        remote.getEpisode.setResult(.success(fetched))

        let result = try await sut.getEpisode(identifier: 7, cachePolicy: .remoteFirst)

        #expect(result == Fetched(value: .stub(id: 7, name: "Fetched"), origin: .remote))
        #expect(remote.getEpisode.inputs == [7])
        #expect(local.getEpisodes.callCount == 0)
        #expect(local.saveEpisodes.inputs == [[fetched]])
    }

    @Test func `remoteFirst falls back to the cache when the remote fails`() async throws {
        cache(age: .seconds(7200))
        remote.getEpisode.setResult(.failure(.failed(failure)))

        let result = try await sut.getEpisode(identifier: 7, cachePolicy: .remoteFirst)

        #expect(
            result
                == Fetched(
                    value: .stub(id: 7, name: "Cached"), origin: .cache(age: .seconds(7200)), remoteFailure: failure))
        #expect(local.saveEpisodes.callCount == 0)
    }

    @Test func `remoteFirst falls back to the snapshot when nothing is cached`() async throws {
        local.getEpisodes.setResult(.success([]))
        remote.getEpisode.setResult(.failure(.failed(failure)))
        let date = EpisodeSnapshotDataSourceMock.date
        snapshot.getEpisodes.setResult(.success(Bundled(value: [cached], asOf: date)))

        let result = try await sut.getEpisode(identifier: 7, cachePolicy: .remoteFirst)

        #expect(
            result
                == Fetched(value: .stub(id: 7, name: "Cached"), origin: .snapshot(date), remoteFailure: failure))
        #expect(snapshot.getEpisodes.inputs == [[7]])
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a failure is thrown when neither the cache nor the snapshot has the episode`(policy: CachePolicy) async {
        local.getEpisodes.setResult(.success([]))
        remote.getEpisode.setResult(.failure(.failed(failure)))
        snapshot.getEpisodes.setResult(.success(Bundled(value: [], asOf: EpisodeSnapshotDataSourceMock.date)))

        await #expect(throws: EpisodeError.failed(.loadFailed(failure))) {
            try await sut.getEpisode(identifier: 7, cachePolicy: policy)
        }
        #expect(local.saveEpisodes.callCount == 0)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a missing episode is an error and is removed from the cache`(policy: CachePolicy) async {
        cache(age: .seconds(7200))
        remote.getEpisode.setResult(.failure(.notFound))

        await #expect(throws: EpisodeError.notFound(identifier: 7)) {
            try await sut.getEpisode(identifier: 7, cachePolicy: policy)
        }
        #expect(local.deleteEpisodes.inputs == [[7]])
        #expect(snapshot.getEpisodes.callCount == 0)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `cancellation is thrown, and the episode stays in the cache`(policy: CachePolicy) async {
        cache(age: .seconds(7200))
        remote.getEpisode.setResult(.failure(.cancelled))

        await #expect(throws: EpisodeError.failed(.cancelled)) {
            try await sut.getEpisode(identifier: 7, cachePolicy: policy)
        }
        #expect(local.deleteEpisodes.callCount == 0)
        #expect(snapshot.getEpisodes.callCount == 0)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a failure of the cache is reported and does not fail the fetch`(policy: CachePolicy) async throws {
        local.getEpisodes.setResult(.failure(.damaged(reason: "test")))
        local.saveEpisodes.setResult(.failure(.full))
        remote.getEpisode.setResult(.success(fetched))

        let result = try await sut.getEpisode(identifier: 7, cachePolicy: policy)

        #expect(result.value == .stub(id: 7, name: "Fetched"))
        #expect(result.cacheFailure == (policy == .localFirst ? .damaged(reason: "test") : .full))
    }

    @Test func `noCache uses only the remote`() async throws {
        remote.getEpisode.setResult(.success(fetched))

        let result = try await sut.getEpisode(identifier: 7, cachePolicy: .noCache)

        #expect(result == Fetched(value: .stub(id: 7, name: "Fetched"), origin: .remote))
        #expect(local.getEpisodes.callCount == 0)
        #expect(local.saveEpisodes.callCount == 0)
    }

    @Test(
        arguments: [
            (.notFound, .notFound(identifier: 7)),
            (.failed(.serverError(status: 503)), .failed(.loadFailed(.serverError(status: 503)))),
            (.failed(.timedOut), .failed(.loadFailed(.timedOut))), (.cancelled, .failed(.cancelled)),
        ] as [(APIError, EpisodeError)])
    func `noCache throws every failure of the remote and does not use the cache`(
        failure: APIError, error: EpisodeError
    ) async {
        remote.getEpisode.setResult(.failure(failure))

        await #expect(throws: error) { try await sut.getEpisode(identifier: 7, cachePolicy: .noCache) }
        #expect(local.getEpisodes.callCount == 0)
        #expect(local.deleteEpisodes.callCount == 0)
        #expect(snapshot.getEpisodes.callCount == 0)
    }
}
