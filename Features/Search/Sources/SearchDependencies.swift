public import ChallengeCore

/// The values that the app creates for one run of the command.
public struct SearchDependencies: Sendable {
    let finders: [FoundItemFinder]
    let emphasis: @Sendable (_ query: String) throws(SearchError) -> SearchEmphasis
    let history: any HistoryRecorderContract

    /// - Parameters:
    ///   - finders: One for each kind, in the order in which equally good matches are printed.
    ///   - emphasis: Returns the emphasis for a query; throws if the query has no words or too many.
    public init(
        finders: [FoundItemFinder],
        emphasis: @escaping @Sendable (_ query: String) throws(SearchError) -> SearchEmphasis,
        history: any HistoryRecorderContract
    ) {
        self.finders = finders
        self.emphasis = emphasis
        self.history = history
    }
}
