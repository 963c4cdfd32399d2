import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeFavorite

struct FavoritesStatisticsTests {
    private let now = ClockMock().now

    private func statistics(_ favorites: [Favorite]) -> FavoritesStatistics {
        FavoritesStatistics(of: favorites, at: now)
    }

    @Test func `the favorites are counted by kind, rating and tag, the most frequent values first`() throws {
        let sut = statistics([
            .stub(id: 1, details: try FavoriteDetails(rating: 2, tags: ["x", "y"])),
            .stub(id: 2, details: try FavoriteDetails(rating: 4, tags: ["y"])),
            .stub(id: 3, details: try FavoriteDetails(rating: 2)), .episode,
        ])

        #expect(sut.total == 4)
        #expect(sut.byKind == [.init(name: "character", count: 3), .init(name: "episode", count: 1)])
        #expect(sut.byRating == [.init(name: "4", count: 1), .init(name: "2", count: 2)])
        #expect(sut.mostUsedTags == [.init(name: "y", count: 2), .init(name: "x", count: 1)])
    }

    @Test func `the favorites of today and of this week are counted by the clock`() {
        let (today, week) = (LocalCalendar().day(of: now), LocalCalendar().week(of: now))
        let times = [
            today.lowerBound, today.upperBound, week.lowerBound,
            Timestamp(millisecondsSince1970: week.lowerBound.millisecondsSince1970 - 1),
        ]

        let sut = statistics(
            zip(1..., times).map { .stub(id: $0, addedAt: $1.millisecondsSince1970) })

        #expect(sut.addedToday == times.count { today.contains($0) })
        #expect(sut.addedThisWeek == times.count { week.contains($0) })
    }

    @Test func `only the ten most used tags are listed`() throws {
        let favorites = try (1...11).map { number in
            Favorite.stub(id: number, details: try FavoriteDetails(tags: (number...11).map { "t\($0)" }))
        }

        #expect(statistics(favorites).mostUsedTags.map(\.name) == (2...11).reversed().map { "t\($0)" })
    }
}
