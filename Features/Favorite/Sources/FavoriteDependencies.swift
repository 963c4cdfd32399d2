public import ChallengeCollections
public import ChallengeCore
public import ChallengeRepository

/// The session with which a command fetches the items that it adds to the favorites, and the pictures of a list.
public struct FavoriteDependencies: Sendable {
    let session: RepositorySession
    let cachePolicy: CachePolicy
    /// The pictures for the terminal; `nil` for a program in the whole window.
    let pictures: TerminalPictures?

    public init(session: RepositorySession, cachePolicy: CachePolicy, pictures: TerminalPictures? = nil) {
        self.session = session
        self.cachePolicy = cachePolicy
        self.pictures = pictures
    }
}
