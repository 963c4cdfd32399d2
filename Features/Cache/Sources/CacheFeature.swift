public import ChallengeCore
public import ChallengePersistence
public import ChallengeTerminal

/// The commands for the cache.
public struct CacheFeature: FeatureContract {
    public let commands: [Command]

    /// - Parameters:
    ///   - database: The cache.
    ///   - waitsTable: The table of the waits that servers announced.
    ///   - tables: Returns the other tables.
    public init(
        database: Database, waitsTable: String, tables: @escaping @Sendable () -> [CacheTable],
        clock: any ClockContract
    ) {
        let container: @Sendable () -> CacheContainer = {
            CacheContainer(database: database, waitsTable: waitsTable, tables: tables(), clock: clock)
        }
        commands = [Command("cache", onDemand: CacheCommand(container: container()).command)]
    }
}
