public import ChallengeCore

/// The dependencies of one run of the command.
public struct SearchDependencies: Sendable {
    let providers: [any FoundItemProviderContract]
    let history: any HistoryRecorderContract

    /// - Parameter providers: One provider for each kind, in the order in which equally good matches are printed.
    public init(providers: [any FoundItemProviderContract], history: any HistoryRecorderContract) {
        self.providers = providers
        self.history = history
    }
}
