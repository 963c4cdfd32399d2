/// Favorites as a text that leaves the program, and comes back.
protocol FavoritesArchiveRepositoryContract: Sendable {
    func text(of favorites: [Favorite]) async throws(FavoritesError) -> String

    /// Writes the text into a file, whole or not at all; one that is there already stays, unless it may be replaced.
    func write(_ favorites: [Favorite], to path: String, replacing: Bool) async throws(FavoritesError)

    func read(_ path: String) async throws(FavoritesError) -> [Favorite]
}
