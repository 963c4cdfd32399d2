import ChallengeCore

/// The use case of the feature's command, and the history that records its searches.
struct SearchContainer: Sendable {
    let searchItems: SearchItemsUseCase
    let history: any HistoryRecorderContract
}

extension SearchContainer {
    init(dependencies: SearchDependencies) {
        searchItems = SearchItemsUseCase(providers: dependencies.providers)
        history = dependencies.history
    }
}
