/// A search of the user, which a command can repeat.
struct RecentSearch: Sendable, Equatable {
    /// The kind of the items that were searched.
    let kind: HistoryKind
    let text: String
    /// The words of the command that searches, such as `characters search --status=alive`, quoted for a shell.
    let command: String
}
