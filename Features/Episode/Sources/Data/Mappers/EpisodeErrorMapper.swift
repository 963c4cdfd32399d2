import ChallengeCore

/// The mapping of a failure of the API to the error of the feature.
///
/// The identifier is that of the requested episode; it is `nil` for a request for several.
struct EpisodeErrorMapper: MapperContract {
    func map(_ input: (error: APIError, identifier: Int?)) -> EpisodeError {
        if case (.notFound, let identifier?) = input { return .notFound(identifier: identifier) }
        return .failed(input.error)
    }
}
