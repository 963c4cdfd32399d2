import ChallengeCore

/// The mapping of a failure of the API to the error of the feature.
///
/// The identifier is that of the requested character; it is `nil` for a request for several.
struct CharacterErrorMapper: MapperContract {
    func map(_ input: (error: APIError, identifier: Int?)) -> CharacterError {
        if case (.notFound, let identifier?) = input { return .notFound(identifier: identifier) }
        return .failed(input.error)
    }
}
