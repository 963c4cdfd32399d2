import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeCharacter

struct CharactersBatchTests {
    private let remote = CharacterRemoteDataSourceMock()
    private let local = CharacterLocalDataSourceMock()
    private let clock = ClockMock()

    private var sut: CharacterRepository {
        CharacterRepository(
            remote: remote, local: local, snapshot: CharacterSnapshotDataSource(),
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))
    }

    private func stored(_ id: Int, age: Double = 60) -> Stored<CharacterDTO> {
        Stored(value: .stub(id: id, name: "Cached"), fetchedAt: clock.now.addingTimeInterval(-age))
    }

    @Test func oneRequestAndOneTransactionServeThemAllInTheOrderAskedFor() async throws {
        local.reading.answer(.success([]))
        local.saving.answer(.success(()))
        remote.several.answer(.success([.stub(id: 3), .stub(id: 1), .stub(id: 2)]))

        let batch = try await sut.getCharacters(identifiers: [2, 3, 1], cachePolicy: .localFirst)

        #expect(batch.found.map(\.value.id) == [2, 3, 1])
        #expect(batch.failures.isEmpty)
        #expect(remote.several.inputs == [[2, 3, 1]])
        #expect(local.saving.inputs == [[.stub(id: 2), .stub(id: 3), .stub(id: 1)]])
    }

    @Test func onlyWhatIsNotFreshInTheCacheIsAskedFor() async throws {
        local.reading.answer(.success([stored(1), stored(2, age: 9999)]))
        local.saving.answer(.success(()))
        remote.several.answer(.success([.stub(id: 2), .stub(id: 3)]))

        let batch = try await sut.getCharacters(identifiers: [1, 2, 3], cachePolicy: .localFirst)

        #expect(remote.several.inputs == [[2, 3]])
        #expect(batch.found.map(\.origin) == [.cache(age: .seconds(60)), .remote, .remote])
    }

    @Test func aFreshCacheNeedsNoRequest() async throws {
        local.reading.answer(.success([stored(1), stored(2)]))

        let batch = try await sut.getCharacters(identifiers: [1, 2], cachePolicy: .localFirst)

        #expect(batch.found.count == 2)
        #expect(remote.several.callCount == 0)
        #expect(local.saving.callCount == 0)
    }

    @Test func whatTheAnswerLacksIsNotFoundAndDropped() async throws {
        local.reading.answer(.success([]))
        local.saving.answer(.success(()))
        local.deleting.answer(.success(()))
        remote.several.answer(.success([.stub(id: 1)]))

        let batch = try await sut.getCharacters(identifiers: [1, 9001], cachePolicy: .remoteFirst)

        #expect(batch.found.map(\.value.id) == [1])
        #expect(batch.failures.map(\.error) == [.notFound(identifier: 9001)])
        #expect(local.deleting.inputs == [[9001]])
    }

    @Test func offlineEachIsShownFromTheBestThereIs() async throws {
        local.reading.answer(.success([stored(1, age: 9999)]))
        remote.several.answer(.failure(.noConnection(.refused)))

        let batch = try await sut.getCharacters(identifiers: [1, 42, 9001], cachePolicy: .localFirst)

        #expect(batch.found.map(\.origin) == [.cache(age: .seconds(9999)), .snapshot(SnapshotDate("2024-10"))])
        #expect(batch.failures.map(\.error) == [.noConnection(.refused)])
        #expect(batch.failures.map(\.identifier) == [9001])
        #expect(remote.several.callCount == 1)
    }

    @Test func cancellationIsThrown() async {
        local.reading.answer(.success([stored(1, age: 9999)]))
        remote.several.answer(.failure(.cancelled))

        await #expect(throws: CharacterError.cancelled) {
            try await sut.getCharacters(identifiers: [1, 2], cachePolicy: .localFirst)
        }
    }

    @Test func noCacheTouchesNoCache() async throws {
        remote.several.answer(.success([.stub(id: 1)]))

        let batch = try await sut.getCharacters(identifiers: [1], cachePolicy: .noCache)

        #expect(batch.found.map(\.origin) == [.remote])
        #expect(local.reading.callCount + local.saving.callCount == 0)
    }

    @Test func aCacheThatCannotKeepThemIsReported() async throws {
        local.reading.answer(.success([]))
        local.saving.answer(.failure(.full))
        remote.several.answer(.success([.stub(id: 1)]))

        let batch = try await sut.getCharacters(identifiers: [1], cachePolicy: .localFirst)

        #expect(batch.found.count == 1)
        #expect(batch.cacheFailure == .storageFailed(.full))
    }
}
