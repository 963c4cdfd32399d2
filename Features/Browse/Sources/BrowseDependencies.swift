public import ChallengeCore

/// The lists for the browser, and the policy with which it begins.
public struct BrowseDependencies: Sendable {
    let collections: [BrowsedCollection]
    let cachePolicy: CachePolicy
    /// `true` if `localFirst` asks no API.
    let isOffline: Bool

    public init(collections: [BrowsedCollection], cachePolicy: CachePolicy, isOffline: Bool) {
        self.collections = collections
        self.cachePolicy = cachePolicy
        self.isOffline = isOffline
    }
}
