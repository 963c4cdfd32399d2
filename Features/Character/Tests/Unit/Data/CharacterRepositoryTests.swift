import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeCharacter

struct CharacterRepositoryTests {
    /// The snapshot knows characters 1 to 826; nobody ships this one.
    private static let unbundled = 9001

    private let remote = CharacterRemoteDataSourceMock()
    private let local = CharacterLocalDataSourceMock()
    private let clock = ClockMock()

    private var sut: CharacterRepository {
        CharacterRepository(
            remote: remote, local: local, snapshot: CharacterSnapshotDataSource(),
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))
    }

    private func stored(_ id: Int, age: Double) -> Stored<CharacterDTO> {
        Stored(value: .stub(id: id, name: "Cached"), fetchedAt: clock.now.addingTimeInterval(-age))
    }

    // localFirst

    @Test func localFirstAnswersFromAFreshCacheWithoutARequest() async throws {
        local.reading.answer(.success([stored(1, age: 60)]))

        let fetched = try await sut.getCharacter(identifier: 1, cachePolicy: .localFirst)

        #expect(fetched == Fetched(value: .stub(name: "Cached"), origin: .cache(age: .seconds(60))))
        #expect(remote.one.callCount == 0)
        #expect(local.reading.inputs == [[1]])
    }

    @Test func localFirstFetchesAndSavesOnAMiss() async throws {
        local.reading.answer(.success([]))
        local.saving.answer(.success(()))
        remote.one.answer(.success(.stub()))

        let fetched = try await sut.getCharacter(identifier: 1, cachePolicy: .localFirst)

        #expect(fetched == Fetched(value: .stub(), origin: .remote))
        #expect(remote.one.inputs == [1])
        #expect(local.saving.inputs == [[.stub()]])
    }

    @Test func localFirstFetchesWhatHasExpired() async throws {
        local.reading.answer(.success([stored(1, age: 3600)]))
        local.saving.answer(.success(()))
        remote.one.answer(.success(.stub()))

        let fetched = try await sut.getCharacter(identifier: 1, cachePolicy: .localFirst)

        #expect(fetched == Fetched(value: .stub(), origin: .remote))
    }

    @Test func localFirstAnswersWithWhatHasExpiredWhenOfflineAndSaysSo() async throws {
        local.reading.answer(.success([stored(1, age: 7200)]))
        remote.one.answer(.failure(.noConnection(.refused)))

        let fetched = try await sut.getCharacter(identifier: 1, cachePolicy: .localFirst)

        #expect(
            fetched
                == Fetched(
                    value: .stub(name: "Cached"), origin: .cache(age: .seconds(7200)),
                    remoteFailure: .noConnection(.refused)))
        #expect(local.saving.callCount == 0)
    }

    // remoteFirst

    @Test func remoteFirstAlwaysAsksAndSaves() async throws {
        local.saving.answer(.success(()))
        remote.one.answer(.success(.stub()))

        let fetched = try await sut.getCharacter(identifier: 1, cachePolicy: .remoteFirst)

        #expect(fetched == Fetched(value: .stub(), origin: .remote))
        #expect(local.reading.callCount == 0)
        #expect(local.saving.inputs == [[.stub()]])
    }

    @Test func remoteFirstFallsBackOnACopyOfAnyAge() async throws {
        local.reading.answer(.success([stored(1, age: 1_000_000)]))
        remote.one.answer(.failure(.serverError(status: 503)))

        let fetched = try await sut.getCharacter(identifier: 1, cachePolicy: .remoteFirst)

        #expect(fetched.origin == .cache(age: .seconds(1_000_000)))
        #expect(fetched.remoteFailure == .serverError(status: 503))
        #expect(local.saving.callCount == 0)
    }

    // Both

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func theSnapshotAnswersWhenNothingIsCached(policy: CachePolicy) async throws {
        local.reading.answer(.success([]))
        remote.one.answer(.failure(.timedOut))

        let fetched = try await sut.getCharacter(identifier: 42, cachePolicy: policy)

        #expect(fetched.value.name == "Big Head Morty")
        #expect(fetched.origin == .snapshot(SnapshotDate("2024-10")))
        #expect(fetched.remoteFailure == .timedOut)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func theFailureIsThrownWhenNobodyKnowsTheCharacter(policy: CachePolicy) async {
        local.reading.answer(.success([]))
        remote.one.answer(.failure(.noConnection(.hostNotFound)))

        await #expect(throws: CharacterError.noConnection(.hostNotFound)) {
            try await sut.getCharacter(identifier: Self.unbundled, cachePolicy: policy)
        }
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func notFoundIsNotMaskedAndDropsTheCopy(policy: CachePolicy) async {
        local.reading.answer(.success([stored(1, age: 7200)]))
        local.deleting.answer(.success(()))
        remote.one.answer(.failure(.notFound))

        await #expect(throws: CharacterError.notFound(identifier: 1)) {
            try await sut.getCharacter(identifier: 1, cachePolicy: policy)
        }
        #expect(local.deleting.inputs == [[1]])
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func cancellationIsNotMasked(policy: CachePolicy) async {
        local.reading.answer(.success([stored(1, age: 7200)]))
        remote.one.answer(.failure(.cancelled))

        await #expect(throws: CharacterError.cancelled) {
            try await sut.getCharacter(identifier: 1, cachePolicy: policy)
        }
        #expect(local.deleting.callCount == 0)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func aCacheThatFailsIsReportedAndFailsNothing(policy: CachePolicy) async throws {
        local.reading.answer(.failure(.readOnly))
        local.saving.answer(.failure(.readOnly))
        remote.one.answer(.success(.stub()))

        let fetched = try await sut.getCharacter(identifier: 1, cachePolicy: policy)

        #expect(fetched == Fetched(value: .stub(), origin: .remote, cacheFailure: .storageFailed(.readOnly)))
    }

    // noCache

    @Test func noCacheAsksTheRemoteAndTouchesNothingElse() async throws {
        remote.one.answer(.success(.stub()))

        let fetched = try await sut.getCharacter(identifier: 1, cachePolicy: .noCache)

        #expect(fetched == Fetched(value: .stub(), origin: .remote))
        #expect(local.reading.callCount + local.saving.callCount == 0)
    }

    @Test func noCacheHasNoFallback() async {
        remote.one.answer(.failure(.noConnection(.refused)))

        await #expect(throws: CharacterError.noConnection(.refused)) {
            try await sut.getCharacter(identifier: 1, cachePolicy: .noCache)
        }
        #expect(local.reading.callCount == 0)
    }
}
