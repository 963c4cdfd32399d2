public import ChallengeCore

/// The characters that appear in episodes, as somebody else knows them.
public protocol EpisodeCharactersContract: Sendable {
    /// Several at once, for one request at most.
    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, EpisodeCharacter>
}

/// A character, as far as its episodes care.
public struct EpisodeCharacter: Sendable, Equatable {
    let name: String
    let status: String
    let species: String

    public init(name: String, status: String, species: String) {
        self.name = name
        self.status = status
        self.species = species
    }
}
