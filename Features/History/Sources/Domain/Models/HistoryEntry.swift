import ChallengeCore

/// An item or a list that a command printed, with its time and origin.
struct HistoryEntry: Sendable, Equatable {
    /// The number with which the user removes the entry; `nil` before the entry is stored.
    let number: Int?
    let kind: HistoryKind
    /// `nil` for a list, whose name is its command line.
    let identifier: ItemKey?
    let name: String
    let shownAt: Timestamp
    let origin: HistoryOrigin
}

extension HistoryEntry {
    /// The item; `nil` for a list.
    var link: ItemLink? { identifier.map { ItemLink(kind: kind.rawValue, keys: [$0]) } }
}

/// The origin of a printed item or list.
enum HistoryOrigin: String, Sendable, CaseIterable {
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

struct HistoryFilter: Sendable, Equatable {
    let kind: HistoryKind?
    let origin: HistoryOrigin?
    let period: Range<Timestamp>?

    init(kind: HistoryKind? = nil, origin: HistoryOrigin? = nil, period: Range<Timestamp>? = nil) {
        self.kind = kind
        self.origin = origin
        self.period = period
    }
}

/// The kind of a history entry: the kind of a feature's items, or `list`.
struct HistoryKind: Sendable, Hashable {
    /// The kind of a list: a page, or all matches.
    static let list = HistoryKind(rawValue: "list")

    let rawValue: String
}
