/// The kind of a history entry: that of a feature's items, or `list`.
struct HistoryKind: Sendable, Hashable {
    /// A list of items: a page, or every match.
    static let list = HistoryKind(rawValue: "list")

    let rawValue: String
}
