internal import ChallengeAPIs
public import ChallengeCollections
internal import ChallengeRepository
internal import ChallengeResources
public import ChallengeTerminal

/// The commands for the locations.
public struct LocationFeature: FeatureContract {
    /// The values that the rest of the program knows about the locations.
    public static let description = CollectionDescription(
        LocationDTO.self, .locations, filters: LocationFilterField.allCases.map(\.rawValue) + ["min-residents"],
        isIdentifier: { ValueKind.positiveInteger.parse($0) != nil },
        groupings: [
            ItemCollection.locations.grouping("type", header: "location.field.type", value: \.type),
            ItemCollection.locations.grouping("dimension", header: "location.field.dimension", value: \.dimension),
        ],
        summary: ["name", "type"], shortNames: ["loc", "locs"])

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
