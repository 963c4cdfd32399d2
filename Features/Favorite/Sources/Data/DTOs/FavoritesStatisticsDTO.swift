/// The numbers of stored favorites, each list in the order of the statistics.
struct FavoritesStatisticsDTO: Sendable, Equatable {
    let total: Int
    let byStatus: [FavoritesCountDTO]
    let bySpecies: [FavoritesCountDTO]
    let byRating: [FavoritesCountDTO]
    let byTag: [FavoritesCountDTO]
    let addedToday: Int
    let addedThisWeek: Int
}

/// The number of stored favorites with the same value.
struct FavoritesCountDTO: Sendable, Equatable {
    let name: String
    let count: Int
}
