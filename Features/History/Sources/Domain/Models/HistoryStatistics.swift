import ChallengeCore

struct HistoryStatistics: Sendable, Equatable {
    /// The number of entries on one day.
    struct Day: Sendable, Equatable {
        /// The beginning of the day in the user's time zone.
        let start: Timestamp
        let count: Int
    }

    let total: Int
    let today: Int
    /// The last two weeks, the oldest day first.
    let days: [Day]
    /// The share of the entries that came from the cache, from 0 to 1; `nil` if there are no entries.
    let shareFromCache: Double?
}
