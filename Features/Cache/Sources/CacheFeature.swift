public import ChallengeCore
public import ChallengePersistence
public import ChallengeTerminal

/// The cache as something a person can look at and empty.
public struct CacheFeature: FeatureContract {
    public let commands: [Command]

    /// Takes, by the names of their tables, the keys of what people call the things that the other features keep.
    public init(database: Database, titles: [String: String]) {
        commands = [CacheCommand(repository: CacheRepository(database: database), titles: titles).command]
    }
}
