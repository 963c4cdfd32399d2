public import ChallengeCore
public import ChallengePictures
public import ChallengeRepository

/// The values that the app creates for one run of a collection's command.
public struct CollectionContext: Sendable {
    public let session: RepositorySession
    public let history: any HistoryRecorderContract
    public let cachePolicy: CachePolicy
    /// The collections to which items can refer.
    public let collections: [CollectionDescription]
    /// The files of pictures; `nil` for a command without pictures.
    public let pictures: PictureFiles?
    /// The pictures for the terminal; `nil` for a command without pictures.
    let terminalPictures: TerminalPictures?

    public init(
        session: RepositorySession, history: any HistoryRecorderContract, cachePolicy: CachePolicy,
        collections: [CollectionDescription], pictures: PictureFiles? = nil,
        terminalPictures: TerminalPictures? = nil
    ) {
        self.session = session
        self.history = history
        self.cachePolicy = cachePolicy
        self.collections = collections
        self.pictures = pictures
        self.terminalPictures = terminalPictures
    }

    /// Returns the items of another collection; `nil` if the program has no such collection.
    public func items(ofKind kind: String) -> CollectionItems? { collections.first { $0.kind == kind }?.items(session) }
}
