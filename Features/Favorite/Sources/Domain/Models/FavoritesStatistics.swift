struct FavoritesStatistics: Sendable, Equatable {
    /// The number of favorites with the same value, such as a status.
    struct Count: Sendable, Equatable {
        let name: String
        let count: Int
    }

    let total: Int
    // The lists begin with the most frequent value.
    let byStatus: [Count]
    let bySpecies: [Count]
    let addedToday: Int
    let addedThisWeek: Int
    let mostUsedTags: [Count]
}
