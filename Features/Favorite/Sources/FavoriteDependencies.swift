public import ChallengeCore
public import ChallengeRepository

/// The session with which a command fetches the items that it adds to the favorites.
public struct FavoriteDependencies: Sendable {
    let session: RepositorySession
    let cachePolicy: CachePolicy

    public init(session: RepositorySession, cachePolicy: CachePolicy) {
        self.session = session
        self.cachePolicy = cachePolicy
    }
}
