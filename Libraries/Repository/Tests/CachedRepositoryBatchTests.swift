import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengePersistence
import ChallengeRepositoryMocks
import Foundation
import Testing

@testable import ChallengeRepository

struct CachedRepositoryBatchTests {
    private let remote = RemoteDataSourceMock<NoteDTO>()
    private let local = LocalDataSourceMock<NoteDTO>()
    private let clock = ClockMock()

    private var sut: CachedRepository<NoteDTO, NoteError> {
        CachedRepository<NoteDTO, NoteError>(
            remote: remote, local: local, snapshot: SnapshotDataSourceMock([NoteDTO(id: 42, name: "Bundled")]),
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))
    }

    private func stored(_ id: Int, age: Double = 60) -> Stored<NoteDTO> {
        Stored(value: NoteDTO(id: id, name: "Cached"), fetchedAt: clock.now.addingTimeInterval(-age))
    }

    @Test func oneRequestAndOneTransactionServeThemAllInTheOrderAskedFor() async throws {
        local.reading.answer(.success([]))
        local.saving.answer(.success(()))
        remote.several.answer(.success([NoteDTO(id: 3), NoteDTO(id: 1), NoteDTO(id: 2)]))

        let batch = try await sut.getItems(identifiers: [2, 3, 1], cachePolicy: .localFirst)

        #expect(batch.found.map(\.value.id) == [2, 3, 1])
        #expect(batch.failures.isEmpty)
        #expect(remote.several.inputs == [[2, 3, 1]])
        #expect(local.saving.inputs == [[NoteDTO(id: 2), NoteDTO(id: 3), NoteDTO(id: 1)]])
    }

    @Test func onlyWhatIsNotFreshInTheCacheIsAskedFor() async throws {
        local.reading.answer(.success([stored(1), stored(2, age: 9999)]))
        local.saving.answer(.success(()))
        remote.several.answer(.success([NoteDTO(id: 2), NoteDTO(id: 3)]))

        let batch = try await sut.getItems(identifiers: [1, 2, 3], cachePolicy: .localFirst)

        #expect(remote.several.inputs == [[2, 3]])
        #expect(batch.found.map(\.origin) == [.cache(age: .seconds(60)), .remote, .remote])
    }

    @Test func aFreshCacheNeedsNoRequest() async throws {
        local.reading.answer(.success([stored(1), stored(2)]))

        let batch = try await sut.getItems(identifiers: [1, 2], cachePolicy: .localFirst)

        #expect(batch.found.count == 2)
        #expect(remote.several.callCount == 0)
        #expect(local.saving.callCount == 0)
    }

    @Test func whatTheAnswerLacksIsNotFoundAndDropped() async throws {
        local.reading.answer(.success([]))
        local.saving.answer(.success(()))
        local.deleting.answer(.success(()))
        remote.several.answer(.success([NoteDTO(id: 1)]))

        let batch = try await sut.getItems(identifiers: [1, 9001], cachePolicy: .remoteFirst)

        #expect(batch.found.map(\.value.id) == [1])
        #expect(batch.failures.map(\.error) == [.notFound(identifier: 9001)])
        #expect(local.deleting.inputs == [[9001]])
    }

    @Test func offlineEachIsShownFromTheBestThereIs() async throws {
        local.reading.answer(.success([stored(1, age: 9999)]))
        remote.several.answer(.failure(.failed(.noConnection(.refused))))

        let batch = try await sut.getItems(identifiers: [1, 42, 9001], cachePolicy: .localFirst)

        #expect(batch.found.map(\.origin) == [.cache(age: .seconds(9999)), .snapshot(SnapshotDate("2024-10"))])
        #expect(batch.failures.map(\.error) == [.loadFailed(.noConnection(.refused))])
        #expect(batch.failures.map(\.key) == [9001])
        #expect(remote.several.callCount == 1)
    }

    @Test func cancellationIsThrown() async {
        local.reading.answer(.success([stored(1, age: 9999)]))
        remote.several.answer(.failure(.cancelled))

        await #expect(throws: NoteError.cancelled) {
            try await sut.getItems(identifiers: [1, 2], cachePolicy: .localFirst)
        }
    }

    @Test func noCacheTouchesNoCache() async throws {
        remote.several.answer(.success([NoteDTO(id: 1)]))

        let batch = try await sut.getItems(identifiers: [1], cachePolicy: .noCache)

        #expect(batch.found.map(\.origin) == [.remote])
        #expect(local.reading.callCount + local.saving.callCount == 0)
    }

    @Test func aCacheThatCannotKeepThemIsReported() async throws {
        local.reading.answer(.success([]))
        local.saving.answer(.failure(.full))
        remote.several.answer(.success([NoteDTO(id: 1)]))

        let batch = try await sut.getItems(identifiers: [1], cachePolicy: .localFirst)

        #expect(batch.found.count == 1)
        #expect(batch.cacheFailure == .storageFailed(.full))
    }
}
