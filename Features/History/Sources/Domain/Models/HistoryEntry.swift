import ChallengeCore

/// Something that was shown: what, when, and from where.
struct HistoryEntry: Sendable, Equatable {
    let kind: HistoryKind
    let identifier: Int
    let name: String
    let shownAt: Timestamp
    let source: HistorySource
}

/// Where what was shown came from.
enum HistorySource: String, Sendable, CaseIterable {
    case remote
    case cache
    case snapshot

    init(_ origin: Origin) {
        self =
            switch origin {
            case .remote: .remote
            case .cache: .cache
            case .snapshot: .snapshot
            }
    }
}
