import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeFavorite

struct FavoriteCharactersMock: FavoriteCharactersContract {
    struct Request: Sendable, Equatable {
        let identifiers: [Int]
        let cachePolicy: CachePolicy
    }

    let getting: MockedCall<Request, Batch<Int, FavoriteCharacter, RelatedFailure>, RelatedFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getting = MockedCall("getCharacters", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(RelatedFailure) -> Batch<Int, FavoriteCharacter, RelatedFailure> {
        try getting(Request(identifiers: identifiers, cachePolicy: cachePolicy))
    }
}

extension FavoriteCharactersMock {
    /// Answers every call with these characters from the remote, and with a failure for each of the other identifiers.
    func answer(_ identifiers: [Int], failures: [(Int, RelatedFailure)] = []) {
        getting.answer(
            .success(
                Batch(
                    outcomes: identifiers.map { .init($0, .success(Fetched(value: .stub(id: $0), origin: .remote))) }
                        + failures.map { .init($0.0, .failure($0.1)) })))
    }
}
