public import ChallengeCore

/// The characters of another feature that can become favorites.
public struct CharactersPort: Sendable {
    /// Looks up several characters with as few requests as possible.
    let characters: @Sendable ([Int], CachePolicy) async throws(APIError) -> LookupResults<Int, FavoriteCharacter>
    let search: any ItemSearchContract<NamedItem>

    public init(
        characters:
            @escaping @Sendable ([Int], CachePolicy) async throws(APIError) -> LookupResults<Int, FavoriteCharacter>,
        search: any ItemSearchContract<NamedItem>
    ) {
        self.characters = characters
        self.search = search
    }
}

/// The part of a character that a favorite stores, so that it can be shown without a network.
public struct FavoriteCharacter: Sendable, Equatable {
    let id: Int
    let name: String
    let status: String
    let species: String
    let type: String
    let gender: String
    let origin: String
    let location: String

    public init(
        id: Int,
        name: String,
        status: String,
        species: String,
        type: String,
        gender: String,
        origin: String,
        location: String
    ) {
        self.id = id
        self.name = name
        self.status = status
        self.species = species
        self.type = type
        self.gender = gender
        self.origin = origin
        self.location = location
    }
}
