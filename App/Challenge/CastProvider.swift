import ChallengeCharacter
import ChallengeCore
import ChallengeEpisode
import ChallengeRepository

/// An adapter that provides the characters of the Character feature to the Episode feature.
struct CastProvider: CastProviderContract {
    let session: RepositorySession

    private var characters: CharacterSummaries { CharacterSummaries(session: session) }

    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, CastMember> {
        try await characters.getCharacters(identifiers: identifiers, cachePolicy: cachePolicy).map { character in
            CastMember(
                name: character.name, status: character.status, species: character.species, gender: character.gender)
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
