public import ChallengeCore
public import ChallengeTerminal

/// The command that searches the items of all kinds at once.
public struct SearchFeature: FeatureContract {
    public let commands: [Command]

    /// - Parameter dependencies: A factory, because the dependencies depend on the options of a command.
    public init(dependencies: @escaping @Sendable (Invocation) throws -> SearchDependencies) {
        commands = Self.commands { invocation in SearchContainer(dependencies: try dependencies(invocation)) }
    }

    static func commands(_ container: @escaping @Sendable (Invocation) throws -> SearchContainer) -> [Command] {
        [Command("search", aliases: ["find"], onDemand: SearchCommand(container: container).command)]
    }
}
