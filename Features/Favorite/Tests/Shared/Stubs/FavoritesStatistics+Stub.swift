@testable import ChallengeFavorite

extension FavoritesStatistics {
    static func stub(total: Int = 3) -> FavoritesStatistics {
        FavoritesStatistics(
            total: total, byStatus: [Count(name: "Alive", count: 2)], bySpecies: [Count(name: "Human", count: 3)],
            byRating: [Count(name: "5", count: 1)], addedToday: 1, addedThisWeek: 2,
            mostUsedTags: [Count(name: "best", count: 1)])
    }
}
