/// What a thing that was shown is.
public enum HistoryKind: String, Sendable, CaseIterable {
    case character
    case episode
}
