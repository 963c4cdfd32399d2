public import ChallengeCore

/// The values that the app creates for one run of the command.
public struct SearchDependencies: Sendable {
    let providers: [any FoundItemProviderContract]
    let emphasis: @Sendable (_ query: String) throws(SearchError) -> SearchEmphasis
    let history: any HistoryRecorderContract

    /// - Parameters:
    ///   - providers: One provider for each kind, in the order in which equally good matches are printed.
    ///   - emphasis: Returns the emphasis for a query; throws if the query has no words or too many.
    public init(
        providers: [any FoundItemProviderContract],
        emphasis: @escaping @Sendable (_ query: String) throws(SearchError) -> SearchEmphasis,
        history: any HistoryRecorderContract
    ) {
        self.providers = providers
        self.emphasis = emphasis
        self.history = history
    }
}
