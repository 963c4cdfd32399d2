/// What other features may know of a character.
public struct CharacterSummary: Sendable, Equatable {
    public let name: String
    public let status: String
    public let species: String

    init(_ character: Character) {
        name = character.name
        status = character.status.name
        species = character.species
    }
}
