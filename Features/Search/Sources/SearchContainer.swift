import ChallengeCore

/// The use case of the feature's command, and the history that records its searches.
struct SearchContainer: Sendable {
    let searchItems: SearchItemsUseCase
    let emphasis: @Sendable (_ query: String) throws(SearchError) -> SearchEmphasis
    let history: any HistoryRecorderContract
}

extension SearchContainer {
    init(dependencies: SearchDependencies) {
        searchItems = SearchItemsUseCase(finders: dependencies.finders)
        emphasis = dependencies.emphasis
        history = dependencies.history
    }
}
