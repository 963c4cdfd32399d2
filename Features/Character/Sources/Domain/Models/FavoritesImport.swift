/// What became of favorites that were imported.
struct FavoritesImport: Sendable, Equatable {
    let added: [Favorite]
    /// Those that were favorites already, or stood in the file before: they stay as they are.
    let duplicates: [Int]
}
