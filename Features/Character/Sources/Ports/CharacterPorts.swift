public import ChallengeRepository

/// What the feature needs of the world, for one run of one of its commands.
public struct CharacterPorts: Sendable {
    let session: RepositorySession
    let episodes: any CharacterEpisodesContract

    public init(session: RepositorySession, episodes: any CharacterEpisodesContract) {
        self.session = session
        self.episodes = episodes
    }
}
