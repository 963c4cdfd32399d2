import ChallengeCore

/// Which part of the history.
struct HistoryFilter: Sendable, Equatable {
    let kind: HistoryKind?
    let origin: HistorySource?
    let since: Timestamp?

    init(kind: HistoryKind? = nil, origin: HistorySource? = nil, since: Timestamp? = nil) {
        self.kind = kind
        self.origin = origin
        self.since = since
    }
}
