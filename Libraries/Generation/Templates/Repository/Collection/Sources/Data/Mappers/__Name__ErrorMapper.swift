import ChallengeCore

/// The mapping of a failure of the API to the error of the feature.
struct __Name__ErrorMapper: MapperContract {
    struct Input {
        let error: APIError
        /// The identifier of the requested item; `nil` for a list.
        var identifier: __ID__?
    }

    func map(_ input: Input) -> __Name__Error {
        guard input.error == .notFound, let identifier = input.identifier else { return .loadFailed(input.error) }
        return .notFound(identifier: identifier)
    }
}
