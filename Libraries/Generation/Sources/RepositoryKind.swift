internal import ChallengeCore

/// The kind of a feature's repository.
enum RepositoryKind: RawRepresentable, Codable, Equatable, Sendable {
    case remote
    case local
    case persistent
    case cached(CachedPolicy)

    enum CachedPolicy: Equatable, Sendable {
        case fixed(CachePolicy)
        /// The caller chooses the policy.
        case configurable
    }

    /// The values of `--kind` and `--policy`, such as `cached configurable`.
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

    /// Returns `true` if a feature can change from this kind to the other one.
    ///
    /// A repository can start to save or store its items, but it cannot stop.
    func canBecome(_ other: RepositoryKind) -> Bool {
        switch (self, other) {
        case (.remote, .cached), (.local, .persistent): true
        case (.cached, .cached): other.isCached || !isCached
        default: self == other
        }
    }

    /// `true` if the repository has a cache; with the policy `noCache`, it has none.
    var isCached: Bool {
        if case .cached(let policy) = self { policy != .fixed(.noCache) } else { false }
    }
}
