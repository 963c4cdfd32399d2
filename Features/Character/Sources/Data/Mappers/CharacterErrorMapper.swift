import ChallengeCore

/// The mapping of a failure of the API to the error of the feature.
struct CharacterErrorMapper: MapperContract {
    struct Input {
        let error: APIError
        /// The identifier of the requested item; `nil` for a list.
        var identifier: Int?
    }

    func map(_ input: Input) -> CharacterError {
        guard input.error == .notFound, let identifier = input.identifier else { return .loadFailed(input.error) }
        return .notFound(identifier: identifier)
    }
}
