public import ChallengeCore
public import ChallengePersistence
public import ChallengeRepository
public import ChallengeTerminal

/// The commands for the locations.
public struct LocationFeature: FeatureContract {
    /// The schemas that the app adds to `cache.db`.
    public static let schemas = [LocationDTO.schema]

    /// The tables that `challenge cache status` shows.
    public static let tables = [
        CacheTable("locations", title: "location.cached.locations"),
        CacheTable("locations_pages", title: "location.cached.pages"),
        CacheTable(
            "locations_collection", field: "complete.locations", title: "location.cached.complete", value: .date),
    ]

    /// The kind of the feature's items in the history.
    public static let historyKind = "location"

    public let commands: [Command]

    /// Returns the collection of all locations, for a sync.
    @Sendable public static func collection(_ session: RepositorySession) -> any CollectionSyncContract {
        CollectionSync<LocationDTO>(
            session, path: LocationRemoteDataSource.path, title: "location.cached.locations",
            snapshotLine: LocationSnapshotLine.self)
    }

    /// - Parameter dependencies: A factory, because the dependencies depend on the options of a command.
    public init(dependencies: @escaping @Sendable (Invocation) throws -> LocationDependencies) {
        commands = Self.commands { invocation in LocationContainer(dependencies: try dependencies(invocation)) }
    }

    static func commands(_ container: @escaping @Sendable (Invocation) throws -> LocationContainer) -> [Command] {
        [
            Command("locations", aliases: ["locs"], onDemand: LocationsCommand(container: container).command),
            Command("location", aliases: ["loc"], onDemand: LocationCommand(container: container).command),
        ]
    }
}
