public import ChallengeCore

/// The characters of another feature that appear in episodes.
public struct CastPort: Sendable {
    /// Looks up several characters with as few requests as possible.
    let characters: @Sendable ([Int], CachePolicy) async throws(APIError) -> LookupResults<Int, CastMember>
    let names: NamedItems

    public init(
        characters: @escaping @Sendable ([Int], CachePolicy) async throws(APIError) -> LookupResults<Int, CastMember>,
        names: NamedItems
    ) {
        self.characters = characters
        self.names = names
    }
}

/// A character that appears in an episode.
public struct CastMember: Sendable, Equatable {
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
