import ChallengeCharacter
import ChallengeCore
import ChallengeEpisode

/// Gives the Episode feature the characters that the Character feature knows.
struct CastProvider: CastProviderContract {
    let characters: CharacterSummaries

    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, CastMember> {
        try await characters.getCharacters(identifiers: identifiers, cachePolicy: cachePolicy).map { character in
            CastMember(
                name: character.name, status: character.status, species: character.species, gender: character.gender)
        }
    }
}
