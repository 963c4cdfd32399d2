import ChallengeCore

/// The mapping of the stored numbers to the statistics, which have only the most used tags.
struct FavoritesStatisticsMapper: MapperContract {
    private static let mostTags = 10

    private let count = FavoritesCountMapper()

    func map(_ statistics: FavoritesStatisticsDTO) -> FavoritesStatistics {
        FavoritesStatistics(
            total: statistics.total, byStatus: statistics.byStatus.map(count.map),
            bySpecies: statistics.bySpecies.map(count.map), byRating: statistics.byRating.map(count.map),
            addedToday: statistics.addedToday, addedThisWeek: statistics.addedThisWeek,
            mostUsedTags: statistics.byTag.prefix(Self.mostTags).map(count.map))
    }
}

/// The mapping of the stored number of favorites with the same value.
struct FavoritesCountMapper: MapperContract {
    func map(_ count: FavoritesCountDTO) -> FavoritesStatistics.Count {
        FavoritesStatistics.Count(name: count.name, count: count.count)
    }
}
