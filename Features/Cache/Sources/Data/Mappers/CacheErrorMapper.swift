import ChallengeCore

/// The mapping of a failure of the cache to the error of the feature.
struct CacheErrorMapper: MapperContract {
    struct Input {
        let error: StorageFailure
        let operation: StorageOperation
    }

    func map(_ input: Input) -> CacheError { .storageFailed(input.operation, input.error) }
}
