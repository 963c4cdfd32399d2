public import ChallengeRepository

/// The values that the app creates for one run of a command.
public struct CharacterDependencies: Sendable {
    let context: CollectionContext
    let episodes: EpisodesPort
    let locations: LocationsPort

    public init(_ context: CollectionContext, episodes: EpisodesPort, locations: LocationsPort) {
        self.context = context
        self.episodes = episodes
        self.locations = locations
    }
}
