/// Favorites in numbers.
struct FavoritesStatistics: Sendable, Equatable {
    /// How many favorites have something in common; the most frequent come first.
    struct Count: Sendable, Equatable {
        let name: String
        let count: Int
    }

    let total: Int
    let byStatus: [Count]
    let bySpecies: [Count]
    let addedToday: Int
    let addedThisWeek: Int
    let mostUsedTags: [Count]
}
