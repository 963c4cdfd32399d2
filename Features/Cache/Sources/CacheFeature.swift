public import ChallengeCore
public import ChallengePersistence
public import ChallengeTerminal

/// The commands for the cache.
public struct CacheFeature: FeatureContract {
    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("cache") { CacheCommand(container: $0.container).command }
    ]

    let container: CacheContainer

    /// - Parameters:
    ///   - database: The cache.
    ///   - waitsTable: The table of the waits that servers announced.
    ///   - tables: The other tables.
    public init(
        database: Database, waitsTable: String, tables: [CacheTable], pictures: CachedFiles, clock: any ClockContract
    ) {
        container = CacheContainer(
            database: database, waitsTable: waitsTable, tables: tables, pictures: pictures, clock: clock)
    }
}
