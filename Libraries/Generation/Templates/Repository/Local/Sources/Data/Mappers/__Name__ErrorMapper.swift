import ChallengeCore

/// The mapping of a failure of the data source to the error of the feature.
struct __Name__ErrorMapper: MapperContract {
    struct Input {
        let error: StorageFailure
        let operation: StorageOperation
    }

    func map(_ input: Input) -> __Name__Error { .storageFailed(input.operation, input.error) }
}
