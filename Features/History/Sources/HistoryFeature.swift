public import ChallengeCore
public import ChallengePersistence
public import ChallengeTerminal

/// What was shown, as something a person can look at and forget.
public struct HistoryFeature: FeatureContract {
    /// The tables that the feature keeps in the state.
    public static let schemas = [HistorySQLiteDataSource.schema]

    /// The tables that earlier versions keep in the library.
    public static let librarySchemas = [HistorySQLiteDataSource.librarySchema]

    public let commands: [Command]

    /// - Parameter kinds: The kinds of the features' items, which `--kind` accepts besides `list`.
    public init(kinds: [String], state: Database, library: Database, clock: any ClockContract) {
        let command = HistoryCommand(
            container: HistoryContainer(state: state, library: library, clock: clock),
            kinds: kinds.map(HistoryKind.init) + [.list])
        commands = [Command("history", onDemand: command.command)]
    }
}
