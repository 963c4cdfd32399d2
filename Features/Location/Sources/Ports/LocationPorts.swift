public import ChallengeRepository

/// What the feature needs of the world, for one run of one of its commands.
public struct LocationPorts: Sendable {
    let session: RepositorySession
    let residents: any LocationResidentsContract

    public init(session: RepositorySession, residents: any LocationResidentsContract) {
        self.session = session
        self.residents = residents
    }
}
