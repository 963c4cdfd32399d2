public import ChallengeCore

/// A provider of the characters that appear in episodes, implemented by the app with another feature.
public protocol CastProviderContract: Sendable {
    /// Looks up several characters with as few requests as possible.
    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, CastMember>

    /// Finds the characters whose names contain every word of `name`; `localFirst` finds them without a request.
    func findCharacters(
        named name: String, cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> NameMatches<NamedItem>

    /// Finds the characters on this machine whose names or identifiers start with the text.
    func findCharacters(startingWith text: String) async throws(CollectionFailure) -> [NamedItem]
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
