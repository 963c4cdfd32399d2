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

    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("locations", aliases: ["locs"]) { LocationsCommand(container: $0.container).command },
        CommandEntry("location", aliases: ["loc"]) { LocationCommand(container: $0.container).command },
    ]

    let container: @Sendable (Invocation) throws -> LocationContainer

    /// Returns the collection of all locations, for a sync.
    @Sendable public static func collection(_ session: RepositorySession) -> any CollectionSyncContract {
        CollectionSync<LocationDTO>(
            session, path: LocationRemoteDataSource.path, title: "location.cached.locations",
            snapshotLine: LocationSnapshotLine.self)
    }
}

extension LocationFeature {
    /// - Parameter dependencies: A factory, because the dependencies depend on the options of a command.
    public init(dependencies: @escaping @Sendable (Invocation) throws -> LocationDependencies) {
        self.init(container: { invocation in LocationContainer(dependencies: try dependencies(invocation)) })
    }
}
