import ChallengeCharacter
import ChallengeCore
import ChallengeLocation

/// Gives the Location feature the characters that the Character feature knows.
struct ResidentsOfLocations: LocationResidentsContract {
    let characters: CharacterSummaries

    func getResidents(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, LocationResident> {
        try await characters.getCharacters(identifiers: identifiers, cachePolicy: cachePolicy).map { character in
            LocationResident(name: character.name, status: character.status, species: character.species)
        }
    }
}
