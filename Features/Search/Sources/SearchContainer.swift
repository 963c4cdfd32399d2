import ChallengeCore

/// The use case for the feature's command.
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
