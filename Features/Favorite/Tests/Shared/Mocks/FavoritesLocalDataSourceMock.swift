import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import Testing

@testable import ChallengeFavorite

/// A mock with a property `…Call` for each method without parameters, because both cannot have the same name.
struct FavoritesLocalDataSourceMock: FavoritesLocalDataSourceContract {
    struct UpdateInput: Equatable, Sendable {
        let identifiers: [Int]
        let change: FavoriteDetailsChange
    }

    struct StatisticsInput: Equatable, Sendable {
        let today: Range<Timestamp>
        let thisWeek: Range<Timestamp>
    }

    let path: String?
    let getFavorites: MockedCall<FavoritesQuery, [FavoriteDTO], DatabaseError>
    let getNames: MockedCall<String, [NamedItem], DatabaseError>
    let getTags: MockedCall<String, [FavoritesStatistics.Count], DatabaseError>
    let insert: MockedCall<[FavoriteDTO], [Int], DatabaseError>
    let insertOrReplace: MockedCall<[FavoriteDTO], [Int], DatabaseError>
    let update: MockedCall<UpdateInput, [FavoriteDTO], DatabaseError>
    let delete: MockedCall<[Int], [Int], DatabaseError>
    let deleteAllCall: MockedCall<Void, Void, DatabaseError>
    let getStatistics: MockedCall<StatisticsInput, FavoritesStatistics, DatabaseError>
    /// The number of changes that the stream yields before it ends.
    let changesCall: MockedCall<Void, Int, Never>

    init(path: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        self.path = path
        getFavorites = MockedCall("getFavorites", unconfigured: .busy, sourceLocation: sourceLocation)
        getNames = MockedCall("getNames", unconfigured: .busy, sourceLocation: sourceLocation)
        getTags = MockedCall("getTags", unconfigured: .busy, sourceLocation: sourceLocation)
        insert = MockedCall("insert", unconfigured: .busy, sourceLocation: sourceLocation)
        insertOrReplace = MockedCall("insertOrReplace", unconfigured: .busy, sourceLocation: sourceLocation)
        update = MockedCall("update", unconfigured: .busy, sourceLocation: sourceLocation)
        delete = MockedCall("delete", unconfigured: .busy, sourceLocation: sourceLocation)
        deleteAllCall = MockedCall("deleteAll", unconfigured: .busy, sourceLocation: sourceLocation)
        getStatistics = MockedCall("getStatistics", unconfigured: .busy, sourceLocation: sourceLocation)
        changesCall = MockedCall("changes", unconfigured: .success(0), sourceLocation: sourceLocation)
    }

    func getFavorites(_ query: FavoritesQuery) async throws(DatabaseError) -> [FavoriteDTO] {
        try getFavorites.call(query)
    }

    func getNames(startingWith text: String, limit: Int) async throws(DatabaseError) -> [NamedItem] {
        try getNames.call(text)
    }

    func getTags(startingWith text: String) async throws(DatabaseError) -> [FavoritesStatistics.Count] {
        try getTags.call(text)
    }

    func insert(_ favorites: [FavoriteDTO]) async throws(DatabaseError) -> [Int] { try insert.call(favorites) }

    func insertOrReplace(_ favorites: [FavoriteDTO]) async throws(DatabaseError) -> [Int] {
        try insertOrReplace.call(favorites)
    }

    func update(identifiers: [Int], _ change: FavoriteDetailsChange) async throws(DatabaseError) -> [FavoriteDTO] {
        try update.call(UpdateInput(identifiers: identifiers, change: change))
    }

    func delete(identifiers: [Int]) async throws(DatabaseError) -> [Int] { try delete.call(identifiers) }

    func deleteAll() async throws(DatabaseError) { try deleteAllCall.call(()) }

    func getStatistics(today: Range<Timestamp>, thisWeek: Range<Timestamp>) async throws(DatabaseError)
        -> FavoritesStatistics
    {
        try getStatistics.call(StatisticsInput(today: today, thisWeek: thisWeek))
    }

    func changes() -> AsyncStream<Void> {
        let count = changesCall.call(())
        return AsyncStream { continuation in
            for _ in 0..<count { continuation.yield() }
            continuation.finish()
        }
    }
}

extension FavoritesLocalDataSourceMock {
    /// Makes every call throw the error, and the stream yield one change.
    func fail(_ error: DatabaseError) {
        getFavorites.setResult(.failure(error))
        getNames.setResult(.failure(error))
        getTags.setResult(.failure(error))
        insert.setResult(.failure(error))
        update.setResult(.failure(error))
        delete.setResult(.failure(error))
        deleteAllCall.setResult(.failure(error))
        getStatistics.setResult(.failure(error))
        changesCall.setResult(.success(1))
    }
}
