import ChallengeCharacter
import ChallengeCore
import ChallengeFavorite
import ChallengeRepository

/// An adapter that provides the characters of the Character feature to the Favorite feature.
struct CharacterProvider: CharacterProviderContract {
    let session: RepositorySession

    private var characters: CharacterSummaries { CharacterSummaries(session: session) }

    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, FavoriteCharacter> {
        try await characters.getCharacters(identifiers: identifiers, cachePolicy: cachePolicy).map { character in
            FavoriteCharacter(
                id: character.id, name: character.name, status: character.status, species: character.species,
                type: character.type, gender: character.gender, origin: character.origin, location: character.location)
        }
    }

    func findCharacters(
        named name: String, cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> NameMatches<NamedItem> {
        try await characters.findCharacters(named: name, cachePolicy: cachePolicy)
    }

    func findCharacters(startingWith text: String) async throws(CollectionFailure) -> [NamedItem] {
        try await characters.findCharacters(startingWith: text)
    }
}
