/// The kind of a history entry: the kind of a feature's items, or `list`.
struct HistoryKind: Sendable, Hashable {
    /// The kind of a list: a page, or all matches.
    static let list = HistoryKind(rawValue: "list")

    let rawValue: String
}
