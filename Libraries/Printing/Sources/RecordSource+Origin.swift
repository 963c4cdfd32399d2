internal import ChallengeCore
internal import ChallengeTerminal

extension RecordSource {
    /// Creates the source of items that the user named.
    init(_ origins: [Origin]) {
        self.init()
        set(origins.reduce(nil) { $1.older(than: $0) })
    }

    mutating func set(_ origin: Origin?) {
        guard let origin else { return }
        switch origin {
        case .remote: self.origin = "remote"
        case .cache(let cachedAge):
            self.origin = "cache"
            age = Int(cachedAge / .seconds(1))
        case .snapshot(let month):
            self.origin = "snapshot"
            snapshot = month.description
        }
    }
}

extension Origin {
    /// Returns the origin with the older value: the snapshot, then the cache by age, then the remote.
    func older(than other: Origin?) -> Origin {
        guard let other else { return self }
        return other.seniority < seniority ? self : other
    }

    private var seniority: (Int, Duration) {
        switch self {
        case .remote: (0, .zero)
        case .cache(let age): (1, age)
        case .snapshot: (2, .zero)
        }
    }
}
