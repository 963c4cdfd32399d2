public import ChallengeCore

/// The characters of another feature who were last seen in locations.
public struct ResidentsPort: Sendable {
    /// Looks up several characters with as few requests as possible.
    let characters: @Sendable ([Int], CachePolicy) async throws(APIError) -> LookupResults<Int, Resident>
    let names: NamedItems

    public init(
        characters: @escaping @Sendable ([Int], CachePolicy) async throws(APIError) -> LookupResults<Int, Resident>,
        names: NamedItems
    ) {
        self.characters = characters
        self.names = names
    }
}

/// A character who was last seen in a location.
public struct Resident: Sendable, Equatable {
    let name: String
    let status: String
    let species: String
    let gender: String

    public init(name: String, status: String, species: String, gender: String) {
        self.name = name
        self.status = status
        self.species = species
        self.gender = gender
    }
}
