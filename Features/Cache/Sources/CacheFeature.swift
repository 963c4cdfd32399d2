public import ChallengeCore
public import ChallengePersistence
public import ChallengeTerminal

/// The cache as something a person can look at and empty.
public struct CacheFeature: FeatureContract {
    public let commands: [Command]

    public init(database: Database) {
        commands = [CacheCommand(repository: CacheRepository(database: database)).command]
    }
}
