import ChallengeCore

/// The characters that a person keeps.
protocol FavoritesRepositoryContract: Sendable {
    /// All of them, the newest first.
    func getAll() async throws(FavoritesError) -> [Favorite]

    /// A page of those that the query asks for.
    func getPage(_ page: Int, of query: FavoritesQuery) async throws(FavoritesError) -> Page<Favorite>

    func get(identifier: Int) async throws(FavoritesError) -> Favorite?

    /// Keeps all of them, or none when one is a favorite already.
    func add(_ favorites: [Favorite]) async throws(FavoritesError)

    /// Changes what is said about all of them, or about none when one is no favorite, and answers what they are then.
    func update(identifiers: [Int], _ change: RemarksChange) async throws(FavoritesError) -> [Favorite]

    /// Forgets all of them, or none when one is no favorite.
    func delete(identifiers: [Int]) async throws(FavoritesError)

    /// Those whose name, note or tags hold the text, whatever its case and accents.
    func search(_ text: String) async throws(FavoritesError) -> [Favorite]

    func deleteAll() async throws(FavoritesError)

    func statistics() async throws(FavoritesError) -> FavoritesStatistics

    /// All of them now, and again after each change, also one by another process; the stream ends when nobody listens.
    func observe() -> AsyncStream<Result<[Favorite], FavoritesError>>
}
