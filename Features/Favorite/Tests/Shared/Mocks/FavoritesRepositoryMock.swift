import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeFavorite

/// A mock with a property `…Call` for each method without parameters, because both cannot have the same name.
struct FavoritesRepositoryMock: FavoritesRepositoryContract {
    struct UpdateInput: Equatable, Sendable {
        let identifiers: [Int]
        let change: FavoriteDetailsChange
    }

    let getFavorites: MockedCall<FavoritesQuery, [Favorite], FavoritesError>
    let getNames: MockedCall<String, [Favorite], FavoritesError>
    let getTags: MockedCall<String, [FavoritesStatistics.Count], FavoritesError>
    let add: MockedCall<[Favorite], [Int], FavoritesError>
    let insertOrReplace: MockedCall<[Favorite], [Int], FavoritesError>
    let update: MockedCall<UpdateInput, [Favorite], FavoritesError>
    let delete: MockedCall<[Int], [Favorite], FavoritesError>
    let deleteAllCall: MockedCall<Void, Void, FavoritesError>
    let statisticsCall: MockedCall<Void, FavoritesStatistics, FavoritesError>
    /// The elements of the stream, after which it ends.
    let observeCall: MockedCall<Void, [Result<[Favorite], FavoritesError>], Never>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        let failure = FavoritesError.loadFailed(.cancelled)
        getFavorites = MockedCall("getFavorites", unconfigured: failure, sourceLocation: sourceLocation)
        getNames = MockedCall("getNames", unconfigured: failure, sourceLocation: sourceLocation)
        getTags = MockedCall("getTags", unconfigured: failure, sourceLocation: sourceLocation)
        add = MockedCall("add", unconfigured: failure, sourceLocation: sourceLocation)
        insertOrReplace = MockedCall("insertOrReplace", unconfigured: failure, sourceLocation: sourceLocation)
        update = MockedCall("update", unconfigured: failure, sourceLocation: sourceLocation)
        delete = MockedCall("delete", unconfigured: failure, sourceLocation: sourceLocation)
        deleteAllCall = MockedCall("deleteAll", unconfigured: failure, sourceLocation: sourceLocation)
        statisticsCall = MockedCall("statistics", unconfigured: failure, sourceLocation: sourceLocation)
        observeCall = MockedCall("observe", unconfigured: .success([]), sourceLocation: sourceLocation)
    }

    func getFavorites(_ query: FavoritesQuery) async throws(FavoritesError) -> [Favorite] {
        try getFavorites.call(query)
    }

    func getFavorites(startingWith text: String, limit: Int) async throws(FavoritesError) -> [Favorite] {
        try getNames.call(text)
    }

    func getTags(startingWith text: String) async throws(FavoritesError) -> [FavoritesStatistics.Count] {
        try getTags.call(text)
    }

    func add(_ favorites: [Favorite]) async throws(FavoritesError) -> [Int] { try add.call(favorites) }

    func insertOrReplace(_ favorites: [Favorite]) async throws(FavoritesError) -> [Int] {
        try insertOrReplace.call(favorites)
    }

    func update(identifiers: [Int], _ change: FavoriteDetailsChange) async throws(FavoritesError) -> [Favorite] {
        try update.call(UpdateInput(identifiers: identifiers, change: change))
    }

    func delete(identifiers: [Int]) async throws(FavoritesError) -> [Favorite] { try delete.call(identifiers) }

    func deleteAll() async throws(FavoritesError) { try deleteAllCall.call(()) }

    func statistics() async throws(FavoritesError) -> FavoritesStatistics { try statisticsCall.call(()) }

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
        statisticsCall.setResult(.failure(error))
        observeCall.setResult(.success([.failure(error)]))
    }
}
