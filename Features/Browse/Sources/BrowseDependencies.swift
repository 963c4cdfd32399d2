public import ChallengeCore

/// The lists for the browser, its pictures, the addresses of items, and the policy with which it begins.
public struct BrowseDependencies: Sendable {
    let collections: [BrowsedCollection]
    let cachePolicy: CachePolicy
    /// `true` if `localFirst` asks no API.
    let isOffline: Bool
    /// The pictures; `nil` shows none.
    let pictures: BrowserPictures?
    /// Returns the address of an item on the web.
    let address: @Sendable (ItemLink) -> String?
    /// Opens an address with the desktop; returns `false` without one.
    let openAddress: @Sendable (String) -> Bool

    public init(
        collections: [BrowsedCollection], cachePolicy: CachePolicy, isOffline: Bool, pictures: BrowserPictures? = nil,
        address: @escaping @Sendable (ItemLink) -> String? = { _ in nil },
        openAddress: @escaping @Sendable (String) -> Bool = { _ in false }
    ) {
        self.collections = collections
        self.cachePolicy = cachePolicy
        self.isOffline = isOffline
        self.pictures = pictures
        self.address = address
        self.openAddress = openAddress
    }
}
