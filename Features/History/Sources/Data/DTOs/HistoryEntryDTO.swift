import ChallengeCore

/// An entry of the history as it is stored.
struct HistoryEntryDTO: Sendable, Equatable {
    /// `nil` before the entry is stored.
    let number: Int?
    let kind: String
    let identifier: ItemKey?
    let name: String
    let shownAt: Int64
    let origin: String
}

/// The values of the entries to return; `nil` selects all.
struct HistoryFilterDTO: Sendable, Equatable {
    let kind: String?
    let origin: String?
    /// The milliseconds since 1970 at which an entry was shown.
    let shownAt: Range<Int64>?
}

/// The numbers of stored entries.
struct HistoryCountsDTO: Sendable, Equatable {
    let total: Int
    /// The number of entries from the requested origin.
    let fromOrigin: Int
    /// The number of entries between each moment and the next.
    let between: [Int]
}

/// A page of entries, and the number of all matches.
struct HistoryPageDTO: Sendable, Equatable {
    let count: Int
    let entries: [HistoryEntryDTO]
}
