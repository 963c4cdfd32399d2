internal import ChallengeCore

/// The rows of the table of patterns.
enum RepositoryKind: RawRepresentable, Codable, Equatable, Sendable {
    case remote
    case local
    case persistent
    case cached(CachedPolicy)

    enum CachedPolicy: Equatable, Sendable {
        case fixed(CachePolicy)
        /// Each call says which.
        case configurable
    }

    /// As `--kind` and `--policy` spell it: `cached configurable`.
    var rawValue: String {
        switch self {
        case .remote: "remote"
        case .local: "local"
        case .persistent: "persistent"
        case .cached(.fixed(let policy)): "cached \(policy)"
        case .cached(.configurable): "cached configurable"
        }
    }

    init?(rawValue: String) {
        guard let kind = Self.all.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = kind
    }

    static let all: [RepositoryKind] =
        [.remote, .local, .persistent] + CachePolicy.allCases.map { .cached(.fixed($0)) } + [.cached(.configurable)]

    /// Whether a feature can get the other in its place: one may come to keep more, and never less.
    func canBecome(_ other: RepositoryKind) -> Bool {
        switch (self, other) {
        case (.remote, .cached), (.local, .persistent), (.cached, .cached): true
        default: self == other
        }
    }

    var isCached: Bool {
        if case .cached = self { true } else { false }
    }
}
