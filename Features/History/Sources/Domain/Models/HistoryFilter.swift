import ChallengeCore

/// Which part of the history.
struct HistoryFilter: Sendable, Equatable {
    let kind: HistoryKind?
    let since: Timestamp?

    init(kind: HistoryKind? = nil, since: Timestamp? = nil) {
        self.kind = kind
        self.since = since
    }
}
