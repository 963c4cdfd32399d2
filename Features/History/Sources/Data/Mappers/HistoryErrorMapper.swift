import ChallengeCore

/// The mapping of a failure of the state to the error of the feature.
struct HistoryErrorMapper: MapperContract {
    enum Content {
        case history
        case searches
    }

    struct Input {
        let error: StorageFailure
        let operation: StorageOperation
        /// The part of the state that failed.
        let content: Content
    }

    func map(_ input: Input) -> HistoryError {
        switch input.content {
        case .history: .storageFailed(input.operation, input.error)
        case .searches: .searchesFailed(input.operation, input.error)
        }
    }
}
