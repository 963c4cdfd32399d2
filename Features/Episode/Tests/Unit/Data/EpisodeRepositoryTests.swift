import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeRepository
import ChallengeRepositoryMocks
import Foundation
import Testing

@testable import ChallengeEpisode

struct EpisodeRepositoryTests {
    private let remote = RemoteDataSourceMock<EpisodeDTO>()
    private let local = LocalDataSourceMock<EpisodeDTO>()
    private let clock = ClockMock()

    private var sut: EpisodeRepository {
        EpisodeRepository(
            cached: CachedRepository(
                remote: remote, local: local, snapshot: SnapshotDataSourceMock([.stub(id: 42, name: "Bundled")]),
                freshness: Freshness(maximumAge: .seconds(3600), clock: clock)))
    }

    private func stored(_ id: Int = 1, age: Double) -> Stored<EpisodeDTO> {
        Stored(value: .stub(id: id, name: "Cached"), fetchedAt: clock.now.addingTimeInterval(-age))
    }

    @Test func localFirstAnswersFromAFreshCopyWithoutARequest() async throws {
        local.reading.answer(.success([stored(age: 60)]))

        let fetched = try await sut.getEpisode(identifier: 1, cachePolicy: .localFirst)

        #expect(fetched == Fetched(value: .stub(name: "Cached"), origin: .cache(age: .seconds(60))))
        #expect(local.reading.inputs == [[1]])
        #expect(remote.one.callCount == 0)
    }

    @Test(arguments: [nil, 7200.0])
    func localFirstFetchesAndSavesWhatIsMissingOrExpired(age: Double?) async throws {
        local.reading.answer(.success(age.map { [stored(age: $0)] } ?? []))
        local.saving.answer(.success(()))
        remote.one.answer(.success(.stub()))

        let fetched = try await sut.getEpisode(identifier: 1, cachePolicy: .localFirst)

        #expect(fetched == Fetched(value: .stub(), origin: .remote))
        #expect(remote.one.inputs == [1])
        #expect(local.saving.inputs == [[.stub()]])
    }

    @Test func remoteFirstAlwaysAsksAndSaves() async throws {
        local.saving.answer(.success(()))
        remote.one.answer(.success(.stub()))

        let fetched = try await sut.getEpisode(identifier: 1, cachePolicy: .remoteFirst)

        #expect(fetched == Fetched(value: .stub(), origin: .remote))
        #expect(local.saving.inputs == [[.stub()]])
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func anExpiredCopyStandsInForAFailureAndSaysSo(policy: CachePolicy) async throws {
        local.reading.answer(.success([stored(age: 7200)]))
        remote.one.answer(.failure(.failed(.serverError(status: 503))))

        let fetched = try await sut.getEpisode(identifier: 1, cachePolicy: policy)

        #expect(
            fetched
                == Fetched(
                    value: .stub(name: "Cached"), origin: .cache(age: .seconds(7200)),
                    remoteFailure: .loadFailed(.serverError(status: 503))))
        #expect(local.saving.callCount == 0)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func withNothingCachedTheSnapshotAnswersOrTheFailureIsThrown(policy: CachePolicy) async throws {
        local.reading.answer(.success([]))
        remote.one.answer(.failure(.failed(.timedOut)))

        let bundled = try await sut.getEpisode(identifier: 42, cachePolicy: policy)
        await #expect(throws: EpisodeError.loadFailed(.timedOut)) {
            try await sut.getEpisode(identifier: 1, cachePolicy: policy)
        }

        #expect(bundled.value.name == "Bundled")
        #expect(bundled.origin == .snapshot(SnapshotDate("2024-10")))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func notFoundIsNotMaskedAndDropsTheCopy(policy: CachePolicy) async {
        local.reading.answer(.success([stored(age: 7200)]))
        local.deleting.answer(.success(()))
        remote.one.answer(.failure(.notFound))

        await #expect(throws: EpisodeError.notFound(identifier: 1)) {
            try await sut.getEpisode(identifier: 1, cachePolicy: policy)
        }
        #expect(local.deleting.inputs == [[1]])
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func cancellationIsNotMasked(policy: CachePolicy) async {
        local.reading.answer(.success([stored(age: 7200)]))
        remote.one.answer(.failure(.cancelled))

        await #expect(throws: EpisodeError.cancelled) {
            try await sut.getEpisode(identifier: 1, cachePolicy: policy)
        }
    }

    @Test func noCacheAsksTheRemoteAndTouchesNothingElse() async throws {
        remote.one.answer(.success(.stub()))

        let fetched = try await sut.getEpisode(identifier: 1, cachePolicy: .noCache)

        #expect(fetched == Fetched(value: .stub(), origin: .remote))
        #expect(local.reading.callCount + local.saving.callCount == 0)
    }

    @Test func severalAreOneRequestInTheOrderAskedFor() async throws {
        local.reading.answer(.success([stored(3, age: 60)]))
        local.saving.answer(.success(()))
        remote.several.answer(.success([.stub(id: 2), .stub(id: 1)]))

        let batch = try await sut.getEpisodes(identifiers: [1, 3, 2], cachePolicy: .localFirst)

        #expect(batch.found.map(\.value.id) == [1, 3, 2])
        #expect(remote.several.inputs == [[1, 2]])
    }
}
