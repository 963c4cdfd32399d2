public import ChallengeCollections
internal import ChallengeRepository
internal import ChallengeResources
internal import ChallengeRickAndMortyAPI
public import ChallengeTerminal

/// The commands for the locations.
public struct LocationFeature: FeatureContract {
    /// The values that the rest of the program knows about the locations.
    public static let description = CollectionDescription(
        of: LocationDTO.self, kind: "location", plural: "locations",
        filters: LocationFilterField.allCases.map(\.rawValue) + ["min-residents"],
        isIdentifier: { ValueKind.positiveInteger.parse($0) != nil },
        groupings: [
            ItemGrouping(
                "type", header: "location.field.type", screenText: { APIWords.type($0) },
                of: LocationContainer.saved, value: \.type),
            ItemGrouping(
                "dimension", header: "location.field.dimension", screenText: APIWords.dimension,
                of: LocationContainer.saved, value: \.dimension),
        ],
        record: .locations(), saved: LocationContainer.saved)

    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("locations", aliases: ["locs"]) { LocationCommands(container: $0.container).lists },
        CommandEntry("location", aliases: ["loc"]) { LocationCommands(container: $0.container).item },
    ]

    let container: @Sendable (Invocation) throws -> LocationContainer
}

extension LocationFeature {
    /// - Parameter dependencies: A factory, because the dependencies depend on the options of a command.
    public init(dependencies: @escaping @Sendable (Invocation) throws -> LocationDependencies) {
        self.init(container: { invocation in LocationContainer(dependencies: try dependencies(invocation)) })
    }
}
