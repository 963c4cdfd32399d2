import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengePersistence
import ChallengeRepositoryMocks
import Foundation
import Testing

@testable import ChallengeRepository

struct CachedRepositoryItemTests {
    private let remote = RemoteDataSourceMock<NoteDTO>()
    private let local = LocalDataSourceMock<NoteDTO>()
    private let clock = ClockMock()

    private var sut: CachedRepository<NoteDTO, NoteError> {
        CachedRepository<NoteDTO, NoteError>(
            remote: remote, local: local, snapshot: SnapshotDataSourceMock([NoteDTO(id: 42, name: "Bundled")]),
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))
    }

    private func stored(_ id: Int, age: Double) -> Stored<NoteDTO> {
        Stored(value: NoteDTO(id: id, name: "Cached"), fetchedAt: clock.now.addingTimeInterval(-age))
    }

    // localFirst

    @Test func localFirstAnswersFromAFreshCacheWithoutARequest() async throws {
        local.reading.answer(.success([stored(1, age: 60)]))

        let fetched = try await sut.getItem(identifier: 1, cachePolicy: .localFirst)

        #expect(fetched == Fetched(value: NoteDTO(name: "Cached"), origin: .cache(age: .seconds(60))))
        #expect(remote.one.callCount == 0)
        #expect(local.reading.inputs == [[1]])
    }

    @Test func localFirstFetchesAndSavesOnAMiss() async throws {
        local.reading.answer(.success([]))
        local.saving.answer(.success(()))
        remote.one.answer(.success(NoteDTO()))

        let fetched = try await sut.getItem(identifier: 1, cachePolicy: .localFirst)

        #expect(fetched == Fetched(value: NoteDTO(), origin: .remote))
        #expect(remote.one.inputs == [1])
        #expect(local.saving.inputs == [[NoteDTO()]])
    }

    @Test func localFirstFetchesWhatHasExpired() async throws {
        local.reading.answer(.success([stored(1, age: 3600)]))
        local.saving.answer(.success(()))
        remote.one.answer(.success(NoteDTO()))

        let fetched = try await sut.getItem(identifier: 1, cachePolicy: .localFirst)

        #expect(fetched == Fetched(value: NoteDTO(), origin: .remote))
    }

    @Test func localFirstAnswersWithWhatHasExpiredWhenOfflineAndSaysSo() async throws {
        local.reading.answer(.success([stored(1, age: 7200)]))
        remote.one.answer(.failure(.failed(.noConnection(.refused))))

        let fetched = try await sut.getItem(identifier: 1, cachePolicy: .localFirst)

        #expect(
            fetched
                == Fetched(
                    value: NoteDTO(name: "Cached"), origin: .cache(age: .seconds(7200)),
                    remoteFailure: .loadFailed(.noConnection(.refused))))
        #expect(local.saving.callCount == 0)
    }

    // remoteFirst

    @Test func remoteFirstAlwaysAsksAndSaves() async throws {
        local.saving.answer(.success(()))
        remote.one.answer(.success(NoteDTO()))

        let fetched = try await sut.getItem(identifier: 1, cachePolicy: .remoteFirst)

        #expect(fetched == Fetched(value: NoteDTO(), origin: .remote))
        #expect(local.reading.callCount == 0)
        #expect(local.saving.inputs == [[NoteDTO()]])
    }

    @Test func remoteFirstFallsBackOnACopyOfAnyAge() async throws {
        local.reading.answer(.success([stored(1, age: 1_000_000)]))
        remote.one.answer(.failure(.failed(.serverError(status: 503))))

        let fetched = try await sut.getItem(identifier: 1, cachePolicy: .remoteFirst)

        #expect(fetched.origin == .cache(age: .seconds(1_000_000)))
        #expect(fetched.remoteFailure == .loadFailed(.serverError(status: 503)))
        #expect(local.saving.callCount == 0)
    }

    // Both

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func theSnapshotAnswersWhenNothingIsCached(policy: CachePolicy) async throws {
        local.reading.answer(.success([]))
        remote.one.answer(.failure(.failed(.timedOut)))

        let fetched = try await sut.getItem(identifier: 42, cachePolicy: policy)

        #expect(fetched.value.name == "Bundled")
        #expect(fetched.origin == .snapshot(SnapshotDate("2024-10")))
        #expect(fetched.remoteFailure == .loadFailed(.timedOut))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func theFailureIsThrownWhenNobodyKnowsTheItem(policy: CachePolicy) async {
        local.reading.answer(.success([]))
        remote.one.answer(.failure(.failed(.noConnection(.hostNotFound))))

        await #expect(throws: NoteError.loadFailed(.noConnection(.hostNotFound))) {
            try await sut.getItem(identifier: 9001, cachePolicy: policy)
        }
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func notFoundIsNotMaskedAndDropsTheCopy(policy: CachePolicy) async {
        local.reading.answer(.success([stored(1, age: 7200)]))
        local.deleting.answer(.success(()))
        remote.one.answer(.failure(.notFound))

        await #expect(throws: NoteError.notFound(identifier: 1)) {
            try await sut.getItem(identifier: 1, cachePolicy: policy)
        }
        #expect(local.deleting.inputs == [[1]])
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func cancellationIsNotMasked(policy: CachePolicy) async {
        local.reading.answer(.success([stored(1, age: 7200)]))
        remote.one.answer(.failure(.cancelled))

        await #expect(throws: NoteError.cancelled) {
            try await sut.getItem(identifier: 1, cachePolicy: policy)
        }
        #expect(local.deleting.callCount == 0)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func aCacheThatFailsIsReportedAndFailsNothing(policy: CachePolicy) async throws {
        local.reading.answer(.failure(.readOnly))
        local.saving.answer(.failure(.readOnly))
        remote.one.answer(.success(NoteDTO()))

        let fetched = try await sut.getItem(identifier: 1, cachePolicy: policy)

        #expect(fetched == Fetched(value: NoteDTO(), origin: .remote, cacheFailure: .storageFailed(.readOnly)))
    }

    // noCache

    @Test func noCacheAsksTheRemoteAndTouchesNothingElse() async throws {
        remote.one.answer(.success(NoteDTO()))

        let fetched = try await sut.getItem(identifier: 1, cachePolicy: .noCache)

        #expect(fetched == Fetched(value: NoteDTO(), origin: .remote))
        #expect(local.reading.callCount + local.saving.callCount == 0)
    }

    @Test func noCacheHasNoFallback() async {
        remote.one.answer(.failure(.failed(.noConnection(.refused))))

        await #expect(throws: NoteError.loadFailed(.noConnection(.refused))) {
            try await sut.getItem(identifier: 1, cachePolicy: .noCache)
        }
        #expect(local.reading.callCount == 0)
    }
}
