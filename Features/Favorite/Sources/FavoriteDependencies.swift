public import ChallengeCore
public import ChallengePersistence

/// The dependencies that the app injects into the feature.
public struct FavoriteDependencies: Sendable {
    let characters: any FavoriteCharactersContract
    let cachePolicy: CachePolicy
    /// The database of the favorites.
    let library: Database
    let clock: any ClockContract

    public init(
        characters: any FavoriteCharactersContract,
        cachePolicy: CachePolicy,
        library: Database,
        clock: any ClockContract
    ) {
        self.characters = characters
        self.cachePolicy = cachePolicy
        self.library = library
        self.clock = clock
    }
}
