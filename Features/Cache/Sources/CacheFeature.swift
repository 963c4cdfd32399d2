public import ChallengeCore
public import ChallengePersistence
public import ChallengeTerminal

/// The cache as something a person can look at and empty.
public struct CacheFeature: FeatureContract {
    public let commands: [Command]

    /// Takes the tables that the other features keep there, and the keys of what people call what is in them.
    public init(database: Database, tables: [(name: String, title: String)]) {
        let repository = CacheRepository(database: database, tables: tables.map(\.name))
        commands = [CacheCommand(repository: repository, tables: tables).command]
    }
}
