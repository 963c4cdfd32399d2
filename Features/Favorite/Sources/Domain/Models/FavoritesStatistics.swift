import ChallengeCore
import ChallengePlatform

/// The numbers of favorites: of all, of those added lately, and of those with the same value.
struct FavoritesStatistics: Sendable, Equatable {
    /// The number of favorites with the same value, such as a status.
    struct Count: Sendable, Equatable {
        let name: String
        let count: Int
    }

    private static let mostTags = 10

    let total: Int
    let addedToday: Int
    let addedThisWeek: Int
    /// The best rating is first.
    let byRating: [Count]
    let byKind: [Count]
    let mostUsedTags: [Count]

    /// Counts the favorites, also those of the day and the week of a time.
    init(of favorites: [Favorite], at now: Date) {
        let (today, week) = (LocalCalendar().day(of: now), LocalCalendar().week(of: now))
        total = favorites.count
        addedToday = favorites.count { today.contains($0.addedAt) }
        addedThisWeek = favorites.count { week.contains($0.addedAt) }
        byRating = Self.counts(of: favorites.compactMap { $0.details.rating.map(String.init) })
            .sorted { $0.name > $1.name }
        byKind = Self.counts(of: favorites.map(\.kind))
        mostUsedTags = Array(Self.counts(of: favorites.flatMap(\.details.tags)).prefix(Self.mostTags))
    }

    /// Returns the number of each value, the most frequent ones first.
    static func counts(of values: [String]) -> [Count] {
        // Hashing a long text takes more than linear time, but not hashing its bytes.
        let groups = Dictionary(grouping: values) { Array($0.utf8) }.values
        return groups.map { Count(name: $0[0], count: $0.count) }.sorted { left, right in
            left.count == right.count
                ? left.name.utf8.lexicographicallyPrecedes(right.name.utf8) : left.count > right.count
        }
    }
}
