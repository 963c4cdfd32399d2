import ChallengeCore

/// Maps a failure of the API to the error of the feature.
struct CharacterErrorMapper: MapperContract {
    func map(_ input: (error: APIError, request: CollectionRequest<Int>)) -> CharacterError {
        if case (.notFound, .item(let identifier)) = input { return .notFound(identifier: identifier) }
        return .failed(CollectionFailure(input.error, input.request))
    }
}
