public import ChallengeCore
public import ChallengePersistence
public import ChallengeTerminal

/// The places of the show: listed, searched, and looked at one by one.
public struct LocationFeature: FeatureContract {
    /// The tables that the feature keeps in the cache.
    public static let schemas = [LocationDTO.schema]

    /// Those tables, and the keys of what people call what is in them.
    public static let tables = [
        (name: "locations", title: "location.cached.locations"),
        (name: "locations_pages", title: "location.cached.pages"),
    ]

    public let commands: [Command]

    /// Takes a way to the ports instead of the ports, because they depend on the options of the line.
    public init(ports: @escaping @Sendable (Invocation) throws -> LocationPorts) {
        let container: @Sendable (Invocation) throws -> LocationContainer = { invocation in
            LocationContainer(ports: try ports(invocation))
        }
        commands = [
            LocationsCommand(container: container).command,
            LocationCommand(container: container).command,
        ]
    }
}
