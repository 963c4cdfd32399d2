internal import ChallengeAPIs
public import ChallengeCollections
internal import ChallengeRepository
internal import ChallengeResources
public import ChallengeTerminal

/// The commands for the locations.
public struct LocationFeature: FeatureContract {
    /// The values that the rest of the program knows about the locations.
    public static let description = CollectionDescription(
        LocationDTO.self, kind: "location", plural: "locations",
        filters: LocationFilterField.allCases.map(\.rawValue) + ["min-residents"],
        isIdentifier: { ValueKind.positiveInteger.parse($0) != nil },
        groupings: [
            ItemGrouping("type", header: "location.field.type", of: reads, value: \.type),
            ItemGrouping("dimension", header: "location.field.dimension", of: reads, value: \.dimension),
        ],
        record: .locations, summary: ["name", "type"], reads: reads)

    @Sendable private static func reads(_ session: RepositorySession) -> CollectionReads<LocationFilterField> {
        CollectionReads(LocationRepository(session))
    }

    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("locations", aliases: ["locs"]) { $0.locationCommands.lists },
        CommandEntry("location", aliases: ["loc"]) { $0.locationCommands.item },
    ]

    private var locationCommands: LocationCommands { LocationCommands(collections: collections, container: container) }

    let collections: [CollectionDescription]
    let container: @Sendable (Invocation) throws -> LocationContainer
}

extension LocationFeature {
    /// - Parameters:
    ///   - collections: The collections to which locations can refer.
    ///   - context: A factory, because the context depends on the options of a command.
    public init(
        _ collections: [CollectionDescription], context: @escaping @Sendable (Invocation) throws -> CollectionContext
    ) {
        self.init(collections: collections, container: { LocationContainer(try context($0)) })
    }
}
