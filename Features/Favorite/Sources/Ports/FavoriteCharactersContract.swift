public import ChallengeCore

/// The characters that become favorites, which another feature provides.
public protocol FavoriteCharactersContract: Sendable {
    /// Returns several characters, with at most one request.
    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, FavoriteCharacter>
}
