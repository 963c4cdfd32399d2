public import ChallengeCore

/// The lists for the browser, and the policy with which it begins.
public struct BrowseDependencies: Sendable {
    let collections: [BrowsedCollection]
    let cachePolicy: CachePolicy

    public init(collections: [BrowsedCollection], cachePolicy: CachePolicy) {
        self.collections = collections
        self.cachePolicy = cachePolicy
    }
}
