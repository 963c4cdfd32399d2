import Testing

@testable import ChallengeFavorite

struct FavoritesStatisticsMapperTests {
    @Test func `the statistics have the ten most used tags, and all other numbers`() {
        let tags = (1...11).map { FavoritesCountDTO(name: "t\($0)", count: 12 - $0) }
        let stored = FavoritesStatisticsDTO(
            total: 9, byStatus: [.init(name: "Alive", count: 8)], bySpecies: [.init(name: "Human", count: 7)],
            byRating: [.init(name: "5", count: 6)], byTag: tags, addedToday: 2, addedThisWeek: 3)

        let statistics = FavoritesStatisticsMapper().map(stored)

        #expect(
            statistics
                == FavoritesStatistics(
                    total: 9, byStatus: [.init(name: "Alive", count: 8)], bySpecies: [.init(name: "Human", count: 7)],
                    byRating: [.init(name: "5", count: 6)], addedToday: 2, addedThisWeek: 3,
                    mostUsedTags: (1...10).map { .init(name: "t\($0)", count: 12 - $0) }))
    }
}
