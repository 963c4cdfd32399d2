/// What other features may know of a character.
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
