/// What became of favorites that were to be added.
struct FavoritesAddition: Sendable, Equatable {
    let added: [Favorite]
    /// Those that were favorites already, or were given before: they stay as they are.
    let duplicates: [Int]
}
