public import ChallengeCore
public import ChallengePersistence
public import ChallengeTerminal

/// The commands for the history.
public struct HistoryFeature: FeatureContract {
    /// The schemas of the tables in the state.
    public static let schemas = [HistorySQLiteDataSource.schema]

    /// The schemas of the tables that earlier versions have in the library.
    public static let librarySchemas = [HistorySQLiteDataSource.librarySchema]

    public let commands: [Command]

    /// - Parameter kinds: The kinds of the features' items, which `--kind` accepts in addition to `list`.
    public init(kinds: [String], state: Database, library: Database, clock: any ClockContract) {
        let command = HistoryCommand(
            container: HistoryContainer(state: state, library: library, clock: clock),
            kinds: kinds.map(HistoryKind.init) + [.list])
        commands = [Command("history", onDemand: command.command)]
    }
}
