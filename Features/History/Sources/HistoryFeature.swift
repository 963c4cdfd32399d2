public import ChallengeCore
public import ChallengePersistence
public import ChallengeTerminal

/// The commands for the history and the recent searches.
public struct HistoryFeature: FeatureContract {
    /// The schemas of the tables in the state.
    public static let schemas = [HistorySQLiteDataSource.schema, RecentSearchesSQLiteDataSource.schema]

    /// The schemas of the tables that earlier versions have in the library.
    public static let librarySchemas = [
        HistorySQLiteDataSource.librarySchema, RecentSearchesSQLiteDataSource.librarySchema,
    ]

    public let commands: [Command]

    /// - Parameter kinds: The kinds of the features' items, which `--kind` accepts in addition to `list`.
    public init(kinds: [String], state: Database, library: Database, clock: any ClockContract) {
        let container = HistoryContainer(state: state, library: library, clock: clock)
        let history = HistoryCommand(container: container, kinds: kinds.map(HistoryKind.init) + [.list])
        commands = [
            Command("history", onDemand: history.command),
            Command("searches", onDemand: SearchesCommand(searches: container.searches).command),
        ]
    }
}
