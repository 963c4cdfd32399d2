public import ChallengeCore
public import ChallengePersistence

/// The dependencies of one run of a command.
public struct FavoriteDependencies: Sendable {
    let characters: any CharacterProviderContract
    let cachePolicy: CachePolicy
    /// The library, which stores the favorites.
    let library: Database
    let clock: any ClockContract

    public init(
        characters: any CharacterProviderContract,
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
