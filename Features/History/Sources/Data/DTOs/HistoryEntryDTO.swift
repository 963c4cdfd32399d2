/// Something that was shown, as it is kept.
struct HistoryEntryDTO: Sendable, Equatable {
    let kind: String
    let identifier: Int
    let name: String
    let shownAt: Int64
    let source: String
}

/// Some of the entries, and how many there are.
struct HistoryPageDTO: Sendable, Equatable {
    let count: Int
    let entries: [HistoryEntryDTO]
}
