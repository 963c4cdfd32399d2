/// The numbers of favorites: of all, of each status, species and rating, and with each tag.
///
/// Each list begins with the most frequent value, that of the ratings with the best one.
struct FavoritesStatistics: Sendable, Equatable {
    /// The number of favorites with the same value, such as a status.
    struct Count: Sendable, Equatable {
        let name: String
        let count: Int
    }

    let total: Int
    let byStatus: [Count]
    let bySpecies: [Count]
    let byRating: [Count]
    let addedToday: Int
    let addedThisWeek: Int
    let mostUsedTags: [Count]
}
