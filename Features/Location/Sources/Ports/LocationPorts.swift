public import ChallengeRepository

/// What the feature needs of the world, for one run of one of its commands.
public struct LocationPorts: Sendable {
    let session: RepositorySession

    public init(session: RepositorySession) {
        self.session = session
    }
}
