public import ChallengeCore

/// The characters that one run of `favorites add` fetches.
public struct FavoriteDependencies: Sendable {
    let characters: any CharacterProviderContract
    let cachePolicy: CachePolicy

    public init(characters: any CharacterProviderContract, cachePolicy: CachePolicy) {
        self.characters = characters
        self.cachePolicy = cachePolicy
    }
}
