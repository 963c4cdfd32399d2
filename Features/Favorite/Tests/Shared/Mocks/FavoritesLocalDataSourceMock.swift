import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeFavorite

/// A mock with a property `…Call` for each method without parameters, because both cannot have the same name.
struct FavoritesLocalDataSourceMock: FavoritesLocalDataSourceContract {
    struct QueryInput: Equatable, Sendable {
        let tags: [String]
        let minimumRating: Int?
    }

    struct NameInput: Equatable, Sendable {
        let text: String
        let limit: Int
    }

    struct StatisticsInput: Equatable, Sendable {
        let today: Range<Timestamp>
        let thisWeek: Range<Timestamp>
    }

    let getFavorites: MockedCall<QueryInput, [FavoriteDTO], StorageFailure>
    let getNames: MockedCall<NameInput, [FavoriteDTO], StorageFailure>
    let getTags: MockedCall<String, [FavoritesCountDTO], StorageFailure>
    let insert: MockedCall<[FavoriteDTO], [Int], StorageFailure>
    let insertOrReplace: MockedCall<[FavoriteDTO], [Int], StorageFailure>
    /// The stored favorites, to which the mock applies the change.
    let update: MockedCall<[Int], [FavoriteDTO], StorageFailure>
    let delete: MockedCall<[Int], [FavoriteDTO], StorageFailure>
    let deleteAllCall: MockedCall<Void, Void, StorageFailure>
    let getStatistics: MockedCall<StatisticsInput, FavoritesStatisticsDTO, StorageFailure>
    /// The number of changes, after which the stream ends.
    let changesCall: MockedCall<Void, Int, Never>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        let failure = StorageFailure.other(reason: "unconfigured")
        getFavorites = MockedCall("getFavorites", unconfigured: failure, sourceLocation: sourceLocation)
        getNames = MockedCall("getNames", unconfigured: failure, sourceLocation: sourceLocation)
        getTags = MockedCall("getTags", unconfigured: failure, sourceLocation: sourceLocation)
        insert = MockedCall("insert", unconfigured: failure, sourceLocation: sourceLocation)
        insertOrReplace = MockedCall("insertOrReplace", unconfigured: failure, sourceLocation: sourceLocation)
        update = MockedCall("update", unconfigured: failure, sourceLocation: sourceLocation)
        delete = MockedCall("delete", unconfigured: failure, sourceLocation: sourceLocation)
        deleteAllCall = MockedCall("deleteAll", unconfigured: failure, sourceLocation: sourceLocation)
        getStatistics = MockedCall("getStatistics", unconfigured: failure, sourceLocation: sourceLocation)
        changesCall = MockedCall("changes", unconfigured: .success(0), sourceLocation: sourceLocation)
    }

    func getFavorites(tags: [String], minimumRating: Int?) async throws(StorageFailure) -> [FavoriteDTO] {
        try getFavorites.call(QueryInput(tags: tags, minimumRating: minimumRating))
    }

    func getFavorites(startingWith text: String, limit: Int) async throws(StorageFailure) -> [FavoriteDTO] {
        try getNames.call(NameInput(text: text, limit: limit))
    }

    func getTags(startingWith text: String) async throws(StorageFailure) -> [FavoritesCountDTO] {
        try getTags.call(text)
    }

    func insert(_ favorites: [FavoriteDTO]) async throws(StorageFailure) -> [Int] { try insert.call(favorites) }

    func insertOrReplace(_ favorites: [FavoriteDTO]) async throws(StorageFailure) -> [Int] {
        try insertOrReplace.call(favorites)
    }

    func update(
        identifiers: [Int], _ change: @escaping @Sendable (FavoriteDTO) -> FavoriteDTO
    ) async throws(StorageFailure) -> [FavoriteDTO] {
        try update.call(identifiers).map(change)
    }

    func delete(identifiers: [Int]) async throws(StorageFailure) -> [FavoriteDTO] { try delete.call(identifiers) }

    func deleteAll() async throws(StorageFailure) { try deleteAllCall.call(()) }

    func getStatistics(
        today: Range<Timestamp>, thisWeek: Range<Timestamp>
    ) async throws(StorageFailure) -> FavoritesStatisticsDTO {
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
    /// Makes every call throw the failure.
    func fail(_ failure: StorageFailure) {
        getFavorites.setResult(.failure(failure))
        getNames.setResult(.failure(failure))
        getTags.setResult(.failure(failure))
        insert.setResult(.failure(failure))
        insertOrReplace.setResult(.failure(failure))
        update.setResult(.failure(failure))
        delete.setResult(.failure(failure))
        deleteAllCall.setResult(.failure(failure))
        getStatistics.setResult(.failure(failure))
    }
}
