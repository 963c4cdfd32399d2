internal import ChallengeCore
internal import ChallengeTerminal

extension RecordSource {
    /// Creates the source of items that the user named.
    init(_ origins: [Origin]) {
        self.init()
        set(Origin.oldest(of: origins))
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
