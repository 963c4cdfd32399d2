import ChallengeCore

/// The characters that a person keeps.
protocol FavoritesRepositoryContract: Sendable {
    /// All of them, the newest first.
    func getAll() async throws(FavoritesError) -> [Favorite]

    /// A page of those that the query asks for.
    func getPage(_ page: Int, of query: FavoritesQuery) async throws(FavoritesError) -> Page<Favorite>

    func get(identifier: Int) async throws(FavoritesError) -> Favorite?

    /// Adds those that are new, all or none, and returns the identifiers of the others, which stay as they are.
    @discardableResult
    func add(_ favorites: [Favorite]) async throws(FavoritesError) -> [Int]

    /// Changes the details of those that are favorites, all or none, and returns them in the order of the identifiers.
    ///
    /// If none is a favorite, the error is `notFavorites`.
    func update(identifiers: [Int], _ change: FavoriteDetailsChange) async throws(FavoritesError) -> [Favorite]

    /// Deletes those that are favorites, all or none, and returns their identifiers.
    ///
    /// If none is a favorite, the error is `notFavorites`.
    @discardableResult
    func delete(identifiers: [Int]) async throws(FavoritesError) -> [Int]

    /// Those whose name, note or tags hold the text, whatever its case and accents.
    func search(_ text: String) async throws(FavoritesError) -> [Favorite]

    func deleteAll() async throws(FavoritesError)

    func statistics() async throws(FavoritesError) -> FavoritesStatistics

    /// All of them now, and again after each change, also one by another process; the stream ends when nobody listens.
    func observe() -> AsyncStream<Result<[Favorite], FavoritesError>>
}

/// Favorites as a text that leaves the program, and comes back.
protocol FavoritesArchiveRepositoryContract: Sendable {
    func text(of favorites: [Favorite]) async throws(FavoritesError) -> String

    /// Writes the text into a file, whole or not at all; one that is there already stays, unless it may be replaced.
    func write(_ favorites: [Favorite], to path: String, replacing: Bool) async throws(FavoritesError)

    func read(_ path: String) async throws(FavoritesError) -> [Favorite]
}
