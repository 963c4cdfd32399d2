internal import ChallengeCollections
public import ChallengeCore
public import ChallengeRepository
internal import ChallengeResources

/// The characters that other features can read.
public struct CharacterSummaries: Sendable {
    /// Finds characters by their names.
    public let search: any ItemSearchContract<NamedItem>
    private let characters: any CharacterRepositoryContract

    public init(session: RepositorySession) {
        characters = CharacterContainer.characters(session)
        search = NamedItemSearch(characters.search)
    }

    /// Looks up several characters with as few requests as possible.
    public func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(APIError) -> LookupResults<Int, CharacterSummary> {
        do {
            return try await characters.getCharacters(identifiers: identifiers, cachePolicy: cachePolicy)
                .map(CharacterSummary.init)
        } catch {
            throw error.apiError
        }
    }
}

/// The part of a character that other features can read.
public struct CharacterSummary: Sendable, Equatable {
    public let id: Int
    public let name: String
    public let status: String
    public let species: String
    public let type: String
    public let gender: String
    /// The name of the place that the character comes from.
    public let origin: String
    /// The name of the place where the character was last seen.
    public let location: String

    init(_ character: Character) {
        id = character.id
        name = character.name
        status = character.status.name
        species = character.species
        type = character.type
        gender = character.gender.name
        origin = character.origin.name
        location = character.location.name
    }
}
