/// What a thing that was shown is.
public enum HistoryKind: String, Sendable, CaseIterable {
    case character
    case episode
    case location
    /// Several of a kind: a page, or all that match.
    case list
}
