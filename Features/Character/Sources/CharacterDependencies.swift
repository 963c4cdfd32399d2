public import ChallengeRepository

/// The values that the app creates for one run of a command.
public struct CharacterDependencies: Sendable {
    let context: CollectionContext
    let episodes: @Sendable () -> EpisodesPort
    let locations: @Sendable () -> LocationsPort

    /// The ports are made when a command uses them.
    public init(
        _ context: CollectionContext, episodes: @autoclosure @escaping @Sendable () -> EpisodesPort,
        locations: @autoclosure @escaping @Sendable () -> LocationsPort
    ) {
        self.context = context
        self.episodes = episodes
        self.locations = locations
    }
}
