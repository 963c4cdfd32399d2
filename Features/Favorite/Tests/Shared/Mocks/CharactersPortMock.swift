import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeFavorite

/// The characters of another feature, with calls that are recorded.
struct CharactersPortMock {
    let characters: MockedCall<PolicyInput<[Int]>, LookupResults<Int, FavoriteCharacter>, APIError>
    let search = ItemSearchMock<NamedItem>()

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        characters = MockedCall("characters", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    var port: CharactersPort {
        CharactersPort(
            characters: { [characters] (identifiers, policy) async throws(APIError) in
                try characters.call(PolicyInput(identifiers, policy))
            },
            search: search)
    }

    /// Makes every call return these characters from the remote, and the other results.
    func setFound(_ identifiers: [Int], others: [(Int, LookupResult<FavoriteCharacter>)] = []) {
        characters.setResult(
            .success(
                LookupResults(
                    identifiers.map { .init($0, .found(Fetched(value: .stub(id: $0), origin: .remote))) }
                        + others.map { .init($0.0, $0.1) })))
    }
}
