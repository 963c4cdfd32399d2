public import ChallengeCollections
public import ChallengeCore
public import ChallengePersistence
public import ChallengeTerminal

/// The commands for the history and the recent searches.
public struct HistoryFeature: FeatureContract {
    /// The schemas of the tables in the state.
    public static let schemas = [HistorySQLiteDataSource.schema, RecentSearchesSQLiteDataSource.schema]

    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("history") { HistoryCommand(container: $0.container, kinds: $0.kinds).command },
        CommandEntry("searches") { SearchesCommand(searches: $0.container.searches).command },
    ]

    let container: HistoryContainer
    let kinds: [HistoryKind]

    /// - Parameter kinds: The kinds of the features' items, which `--kind` accepts in addition to `list`.
    public init(kinds: [String], state: Database, clock: any ClockContract) {
        container = HistoryContainer(state: state, clock: clock)
        self.kinds = kinds.map(HistoryKind.init) + [.list]
    }

    /// Returns the items that were shown last, for a browser.
    public static func items(state: Database, clock: any ClockContract) -> BrowsableItems {
        BrowsableItems(history: HistoryContainer(state: state, clock: clock))
    }

    /// Returns the function that deletes all entries of an item, for a browser.
    public static func remover(state: Database, clock: any ClockContract) -> @Sendable (ItemLink) async throws -> Void {
        let history = HistoryContainer(state: state, clock: clock).history
        return { try await history.delete($0) }
    }
}
