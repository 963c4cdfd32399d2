public import ChallengeCore

/// A provider of the characters that become favorites, implemented by the app with another feature.
public protocol CharacterProviderContract: Sendable {
    /// Looks up several characters with as few requests as possible.
    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, FavoriteCharacter>

    /// Finds the characters whose names have all words; `localFirst` finds them without a request.
    func findCharacters(
        named name: String, cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> NameMatches<NamedCharacter>
}

/// A character that the user can mean with a name.
public struct NamedCharacter: NamedItemContract, Equatable {
    public let id: Int
    public let name: String
    let species: String
    let gender: String
    public let appearances: Int

    public init(id: Int, name: String, species: String, gender: String, appearances: Int) {
        self.id = id
        self.name = name
        self.species = species
        self.gender = gender
        self.appearances = appearances
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
