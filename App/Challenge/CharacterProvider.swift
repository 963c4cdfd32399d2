import ChallengeCharacter
import ChallengeCore
import ChallengeEpisode
import ChallengeFavorite
import ChallengeLocation
import ChallengeRepository

/// An adapter that provides the characters of the Character feature to the Episode, Location and Favorite features.
struct CharacterProvider {
    let session: RepositorySession

    private var characters: CharacterSummaries { CharacterSummaries(session: session) }

    func findCharacters(
        named name: String, cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> NameMatches<NamedItem> {
        try await characters.findCharacters(named: name, cachePolicy: cachePolicy)
    }

    func findCharacters(startingWith text: String) async throws(CollectionFailure) -> [NamedItem] {
        try await characters.findCharacters(startingWith: text)
    }
}

extension CharacterProvider: CastProviderContract {
    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, CastMember> {
        try await characters.getCharacters(identifiers: identifiers, cachePolicy: cachePolicy).map {
            CastMember(name: $0.name, status: $0.status, species: $0.species, gender: $0.gender)
        }
    }
}

extension CharacterProvider: ResidentProviderContract {
    func getResidents(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, Resident> {
        try await characters.getCharacters(identifiers: identifiers, cachePolicy: cachePolicy).map {
            Resident(name: $0.name, status: $0.status, species: $0.species, gender: $0.gender)
        }
    }
}

extension CharacterProvider: CharacterProviderContract {
    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, FavoriteCharacter> {
        try await characters.getCharacters(identifiers: identifiers, cachePolicy: cachePolicy).map {
            FavoriteCharacter(
                id: $0.id, name: $0.name, status: $0.status, species: $0.species, type: $0.type, gender: $0.gender,
                origin: $0.origin, location: $0.location)
        }
    }
}
