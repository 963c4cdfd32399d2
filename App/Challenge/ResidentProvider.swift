import ChallengeCharacter
import ChallengeCore
import ChallengeLocation
import ChallengeRepository

/// An adapter that provides the characters of the Character feature to the Location feature.
struct ResidentProvider: ResidentProviderContract {
    let session: RepositorySession

    private var characters: CharacterSummaries { CharacterSummaries(session: session) }

    func getResidents(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, Resident> {
        try await characters.getCharacters(identifiers: identifiers, cachePolicy: cachePolicy).map { character in
            Resident(
                name: character.name, status: character.status, species: character.species, gender: character.gender)
        }
    }
}
