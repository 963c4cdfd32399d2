import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Foundation
import Testing

@testable import ChallengeEpisode

/// Fetches of one episode under each cache policy.
struct EpisodeRepositoryTests {
    private typealias Fetch = FetchRecord<Fetched<Episode>, EpisodeError, [Int], [EpisodeDTO]>

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

    private func fetch(_ cachePolicy: CachePolicy) async -> Fetch {
        let outcome = await Result { () async throws(EpisodeError) in
            try await sut.getEpisode(identifier: 7, cachePolicy: cachePolicy)
        }
        return Fetch(
            outcome, remote: remote.getEpisode.inputs.map { [$0] }, cached: local.getEpisodes.inputs,
            bundled: snapshot.getEpisodes.inputs,
            saved: local.saveEpisodes.inputs, removed: local.deleteEpisodes.inputs)
    }

    private func success(_ name: String, _ origin: Origin, remoteFailure: LoadFailure? = nil) -> Fetch.Outcome {
        .success(Fetched(value: .stub(id: 7, name: name), origin: origin, remoteFailure: remoteFailure))
    }

    @Test func `localFirst returns the fresh cached episode without calling the remote`() async {
        cache(age: .seconds(60))

        let record = await fetch(.localFirst)

        #expect(record == Fetch(success("Cached", .cache(age: .seconds(60))), cached: [[7]]))
    }

    @Test func `localFirst fetches the episode on a cache miss and saves it`() async {
        local.getEpisodes.setResult(.success([]))
        remote.getEpisode.setResult(.success(fetched))

        let record = await fetch(.localFirst)

        #expect(record == Fetch(success("Fetched", .remote), remote: [[7]], cached: [[7]], saved: [[fetched]]))
    }

    @Test func `localFirst fetches again when the cached episode has expired`() async {
        cache(age: .seconds(3600))
        remote.getEpisode.setResult(.success(fetched))

        let record = await fetch(.localFirst)

        #expect(record == Fetch(success("Fetched", .remote), remote: [[7]], cached: [[7]], saved: [[fetched]]))
    }

    @Test func `localFirst returns the expired episode with its age when the remote fails`() async {
        cache(age: .seconds(7200))
        remote.getEpisode.setResult(.failure(.failed(failure)))

        let record = await fetch(.localFirst)

        let expired = success("Cached", .cache(age: .seconds(7200)), remoteFailure: failure)
        #expect(record == Fetch(expired, remote: [[7]], cached: [[7]]))
    }

    @Test func `remoteFirst fetches and saves although the cached episode is fresh`() async {
        cache(age: .seconds(60))
        remote.getEpisode.setResult(.success(fetched))

        let record = await fetch(.remoteFirst)

        #expect(record == Fetch(success("Fetched", .remote), remote: [[7]], saved: [[fetched]]))
    }

    @Test func `remoteFirst falls back to the cache when the remote fails`() async {
        cache(age: .seconds(7200))
        remote.getEpisode.setResult(.failure(.failed(failure)))

        let record = await fetch(.remoteFirst)

        let expired = success("Cached", .cache(age: .seconds(7200)), remoteFailure: failure)
        #expect(record == Fetch(expired, remote: [[7]], cached: [[7]]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `the episode comes from the snapshot when the remote fails and nothing is cached`(
        policy: CachePolicy
    ) async {
        local.getEpisodes.setResult(.success([]))
        remote.getEpisode.setResult(.failure(.failed(failure)))
        let date = EpisodeSnapshotDataSourceMock.date
        snapshot.getEpisodes.setResult(.success(Bundled(value: [cached], asOf: date)))

        let record = await fetch(policy)

        let bundled = success("Cached", .snapshot(date), remoteFailure: failure)
        #expect(record == Fetch(bundled, remote: [[7]], cached: [[7]], bundled: [[7]]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `the failure of the remote is thrown if there is no fallback for the episode`(policy: CachePolicy) async {
        local.getEpisodes.setResult(.success([]))
        remote.getEpisode.setResult(.failure(.failed(failure)))
        snapshot.getEpisodes.setResult(.success(Bundled(value: [], asOf: EpisodeSnapshotDataSourceMock.date)))

        let record = await fetch(policy)

        let thrown = Fetch.Outcome.failure(.failed(.loadFailed(failure)))
        #expect(record == Fetch(thrown, remote: [[7]], cached: [[7]], bundled: [[7]]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a missing episode is an error and is removed from the cache`(policy: CachePolicy) async {
        cache(age: .seconds(7200))
        remote.getEpisode.setResult(.failure(.notFound))

        let record = await fetch(policy)

        let reads = policy == .localFirst ? [[7]] : []
        #expect(record == Fetch(.failure(.notFound(identifier: 7)), remote: [[7]], cached: reads, removed: [[7]]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `cancellation is thrown, and the episode stays in the cache`(policy: CachePolicy) async {
        cache(age: .seconds(7200))
        remote.getEpisode.setResult(.failure(.cancelled))

        let record = await fetch(policy)

        let reads = policy == .localFirst ? [[7]] : []
        #expect(record == Fetch(.failure(.failed(.cancelled)), remote: [[7]], cached: reads))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a failure of the cache is reported and does not fail the fetch`(policy: CachePolicy) async {
        local.getEpisodes.setResult(.failure(.damaged(reason: "test")))
        local.saveEpisodes.setResult(.failure(.full))
        remote.getEpisode.setResult(.success(fetched))

        let record = await fetch(policy)

        let reported = Fetched<Episode>(
            value: .stub(id: 7, name: "Fetched"), origin: .remote,
            cacheFailure: policy == .localFirst ? .damaged(reason: "test") : .full)
        let reads = policy == .localFirst ? [[7]] : []
        #expect(record == Fetch(.success(reported), remote: [[7]], cached: reads, saved: [[fetched]]))
    }

    @Test func `noCache uses only the remote`() async {
        remote.getEpisode.setResult(.success(fetched))

        let record = await fetch(.noCache)

        #expect(record == Fetch(success("Fetched", .remote), remote: [[7]]))
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

        let record = await fetch(.noCache)

        #expect(record == Fetch(.failure(error), remote: [[7]]))
    }
}
