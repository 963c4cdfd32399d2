public import ChallengeCore

/// A provider of the characters that become favorites, implemented by the app with another feature.
public protocol CharacterProviderContract: Sendable {
    /// Looks up several characters with as few requests as possible.
    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, FavoriteCharacter>

    /// Finds the characters whose names contain every word of `name`; `localFirst` finds them without a request.
    func findCharacters(
        named name: String, cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> NameMatches<NamedItem>

    /// Finds the characters on this machine whose names or identifiers start with the text.
    func findCharacters(startingWith text: String) async throws(CollectionFailure) -> [NamedItem]
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
