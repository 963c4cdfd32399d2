/// Something that was shown, as it is kept.
struct HistoryEntryDTO: Sendable, Hashable {
    /// `nil` before it is kept.
    let number: Int?
    let kind: String
    let identifier: Int?
    let name: String
    let shownAt: Int64
    let source: String

    /// The same entry before it is kept.
    var withoutNumber: HistoryEntryDTO {
        HistoryEntryDTO(
            number: nil, kind: kind, identifier: identifier, name: name, shownAt: shownAt, source: source)
    }
}

/// How many entries there are.
struct HistoryCountsDTO: Sendable, Equatable {
    let total: Int
    /// Of the source that was asked about.
    let ofSource: Int
    /// Between each of some moments and the next.
    let between: [Int]
}

/// Some of the entries, and how many there are.
struct HistoryPageDTO: Sendable, Equatable {
    let count: Int
    let entries: [HistoryEntryDTO]
}
