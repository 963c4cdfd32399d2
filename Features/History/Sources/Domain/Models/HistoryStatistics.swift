import ChallengeCore

/// The history in numbers.
struct HistoryStatistics: Sendable, Equatable {
    /// What was shown on one day.
    struct Day: Sendable, Equatable {
        /// When it began, where the person is.
        let start: Timestamp
        let count: Int
    }

    let total: Int
    let today: Int
    /// The last two weeks, the oldest day first.
    let days: [Day]
    /// How much of all came from the cache, from 0 to 1; `nil` when nothing was shown.
    let shareFromCache: Double?
}
