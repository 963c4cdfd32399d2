public import ChallengeCore

/// The lists for the browser, its pictures, and the policy with which it begins.
public struct BrowseDependencies: Sendable {
    let collections: [BrowsedCollection]
    let cachePolicy: CachePolicy
    /// `true` if `localFirst` asks no API.
    let isOffline: Bool
    /// The pictures; `nil` shows none.
    let pictures: BrowserPictures?

    public init(
        collections: [BrowsedCollection], cachePolicy: CachePolicy, isOffline: Bool, pictures: BrowserPictures? = nil
    ) {
        self.collections = collections
        self.cachePolicy = cachePolicy
        self.isOffline = isOffline
        self.pictures = pictures
    }
}
