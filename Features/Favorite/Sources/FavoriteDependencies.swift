public import ChallengeCore

/// The source of the characters that a command adds to the favorites or finds by their names.
public struct FavoriteDependencies: Sendable {
    let characters: CharactersPort
    let cachePolicy: CachePolicy

    public init(characters: CharactersPort, cachePolicy: CachePolicy) {
        self.characters = characters
        self.cachePolicy = cachePolicy
    }
}
