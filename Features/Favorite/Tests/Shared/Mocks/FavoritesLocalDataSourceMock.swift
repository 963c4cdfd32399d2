import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeFavorite

/// A mock with a property `…Call` for each method without parameters, because both cannot have the same name.
struct FavoritesLocalDataSourceMock: FavoritesLocalDataSourceContract {
    struct InsertInput: Equatable, Sendable {
        let favorites: [FavoriteDTO]
        let replacing: Bool
    }

    let getFavoritesCall: MockedCall<Void, [FavoriteDTO], StorageFailure>
    let insert: MockedCall<InsertInput, [ItemID], StorageFailure>
    /// The stored favorites, to which the mock applies the change.
    let update: MockedCall<[ItemID], [FavoriteDTO], StorageFailure>
    let delete: MockedCall<[ItemID], [FavoriteDTO], StorageFailure>
    let deleteAllCall: MockedCall<Void, Void, StorageFailure>
    /// The number of changes, after which the stream ends.
    let changesCall: MockedCall<Void, Int, Never>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        let failure = StorageFailure.other(reason: "unconfigured")
        getFavoritesCall = MockedCall("getFavorites", unconfigured: failure, sourceLocation: sourceLocation)
        insert = MockedCall("insert", unconfigured: failure, sourceLocation: sourceLocation)
        update = MockedCall("update", unconfigured: failure, sourceLocation: sourceLocation)
        delete = MockedCall("delete", unconfigured: failure, sourceLocation: sourceLocation)
        deleteAllCall = MockedCall("deleteAll", unconfigured: failure, sourceLocation: sourceLocation)
        changesCall = MockedCall("changes", unconfigured: .success(0), sourceLocation: sourceLocation)
    }

    func getFavorites() async throws(StorageFailure) -> [FavoriteDTO] { try getFavoritesCall.call(()) }

    func insert(_ favorites: [FavoriteDTO], replacing: Bool) async throws(StorageFailure) -> [ItemID] {
        try insert.call(InsertInput(favorites: favorites, replacing: replacing))
    }

    func update(
        _ identifiers: [ItemID], _ change: @escaping @Sendable (FavoriteDTO) -> FavoriteDTO
    ) async throws(StorageFailure) -> [FavoriteDTO] {
        try update.call(identifiers).map(change)
    }

    func delete(_ identifiers: [ItemID]) async throws(StorageFailure) -> [FavoriteDTO] {
        try delete.call(identifiers)
    }

    func deleteAll() async throws(StorageFailure) { try deleteAllCall.call(()) }

    func changes() -> AsyncStream<Void> {
        let count = changesCall.call(())
        return AsyncStream { continuation in
            for _ in 0..<count { continuation.yield() }
            continuation.finish()
        }
    }
}

extension FavoritesLocalDataSourceMock {
    /// Makes every call throw the failure.
    func fail(_ failure: StorageFailure) {
        getFavoritesCall.setResult(.failure(failure))
        insert.setResult(.failure(failure))
        update.setResult(.failure(failure))
        delete.setResult(.failure(failure))
        deleteAllCall.setResult(.failure(failure))
    }
}

extension FavoritesLocalDataSourceContract {
    /// Inserts the favorites that are not stored yet.
    func insert(_ favorites: [FavoriteDTO]) async throws(StorageFailure) -> [ItemID] {
        try await insert(favorites, replacing: false)
    }
}
