import ChallengeCore

/// The mapping of a failure of the API to the error of the feature.
///
/// The identifier is that of the requested location; it is `nil` for a request for several.
struct LocationErrorMapper: MapperContract {
    func map(_ input: (error: APIError, identifier: Int?)) -> LocationError {
        if case (.notFound, let identifier?) = input { return .notFound(identifier: identifier) }
        return .failed(input.error)
    }
}
