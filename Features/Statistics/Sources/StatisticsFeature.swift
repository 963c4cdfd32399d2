public import ChallengeCore
public import ChallengeTerminal

/// The commands over whole collections on this machine.
public struct StatisticsFeature: FeatureContract {
    public let commands: [Command]

    /// - Parameter dependencies: A factory, because the dependencies depend on the options of a command.
    public init(dependencies: @escaping @Sendable (Invocation) throws -> StatisticsDependencies) {
        commands = Self.commands { invocation in StatisticsContainer(dependencies: try dependencies(invocation)) }
    }

    static func commands(_ container: @escaping @Sendable (Invocation) throws -> StatisticsContainer) -> [Command] {
        [
            Command("stats", onDemand: StatsCommand(container: container).command),
            Command("random", onDemand: RandomCommand(container: container).command),
        ]
    }
}
