public import ChallengeCore
public import ChallengeRepository

/// The values that the app creates for one run of the command.
public struct SearchDependencies: Sendable {
    let session: RepositorySession
    let otherFinders: [FoundItemFinder]
    let history: any HistoryRecorderContract

    /// - Parameter otherFinders: The finders of items of the user, in the order in which equally good matches are
    ///   printed, after the items of collections.
    public init(
        _ session: RepositorySession, otherFinders: [FoundItemFinder], history: any HistoryRecorderContract
    ) {
        self.session = session
        self.otherFinders = otherFinders
        self.history = history
    }
}
