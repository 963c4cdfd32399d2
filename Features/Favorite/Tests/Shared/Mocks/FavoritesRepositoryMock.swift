import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeFavorite

/// A mock with a property `…Call` for each method without parameters, because both cannot have the same name.
struct FavoritesRepositoryMock: FavoritesRepositoryContract {
    struct UpdateInput: Equatable, Sendable {
        let identifiers: [ItemID]
        let change: FavoriteDetailsChange
    }

    let getFavorites: MockedCall<FavoritesQuery, [Favorite], FavoritesError>
    let add: MockedCall<[Favorite], [ItemID], FavoritesError>
    /// The additions that replace stored favorites.
    let replace: MockedCall<[Favorite], [ItemID], FavoritesError>
    let update: MockedCall<UpdateInput, [Favorite], FavoritesError>
    let delete: MockedCall<[ItemID], [Favorite], FavoritesError>
    let deleteAllCall: MockedCall<Void, Void, FavoritesError>
    /// The elements of the stream, after which it ends.
    let observeCall: MockedCall<Void, [Result<[Favorite], FavoritesError>], Never>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        let failure = FavoritesError.loadFailed(.cancelled)
        getFavorites = MockedCall("getFavorites", unconfigured: failure, sourceLocation: sourceLocation)
        add = MockedCall("add", unconfigured: failure, sourceLocation: sourceLocation)
        replace = MockedCall("replace", unconfigured: failure, sourceLocation: sourceLocation)
        update = MockedCall("update", unconfigured: failure, sourceLocation: sourceLocation)
        delete = MockedCall("delete", unconfigured: failure, sourceLocation: sourceLocation)
        deleteAllCall = MockedCall("deleteAll", unconfigured: failure, sourceLocation: sourceLocation)
        observeCall = MockedCall("observe", unconfigured: .success([]), sourceLocation: sourceLocation)
    }

    func getFavorites(_ query: FavoritesQuery) async throws(FavoritesError) -> [Favorite] {
        try getFavorites.call(query)
    }

    func add(_ favorites: [Favorite], replacing: Bool) async throws(FavoritesError) -> [ItemID] {
        try (replacing ? replace : add).call(favorites)
    }

    func update(
        _ identifiers: [ItemID], _ change: FavoriteDetailsChange
    ) async throws(FavoritesError) -> [Favorite] {
        try update.call(UpdateInput(identifiers: identifiers, change: change))
    }

    func delete(_ identifiers: [ItemID]) async throws(FavoritesError) -> [Favorite] { try delete.call(identifiers) }

    func deleteAll() async throws(FavoritesError) { try deleteAllCall.call(()) }

    func observe() -> AsyncStream<Result<[Favorite], FavoritesError>> {
        let elements = observeCall.call(())
        return AsyncStream { continuation in
            for element in elements { continuation.yield(element) }
            continuation.finish()
        }
    }
}

extension FavoritesRepositoryMock {
    /// Makes every call of a command throw the error.
    func fail(_ error: FavoritesError) {
        getFavorites.setResult(.failure(error))
        add.setResult(.failure(error))
        update.setResult(.failure(error))
        delete.setResult(.failure(error))
        deleteAllCall.setResult(.failure(error))
        observeCall.setResult(.success([.failure(error)]))
    }
}
