public import ChallengeCore
public import ChallengePersistence
public import ChallengeTerminal

/// What was shown, as something a person can look at and forget.
public struct HistoryFeature: FeatureContract {
    /// The tables that the feature keeps in the library.
    public static let schemas = [HistorySQLiteDataSource.schema]

    public let commands: [Command]

    public init(library: Database, clock: any ClockContract) {
        let repository = HistoryRepository(local: HistorySQLiteDataSource(database: library), clock: clock)
        commands = [HistoryCommand(repository: repository, clock: clock).command]
    }
}
