public import ChallengeTerminal

/// The commands over whole collections on this machine.
public struct StatisticsFeature: FeatureContract {
    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("stats") { StatsCommand(container: $0.container).command },
        CommandEntry("random") { RandomCommand(container: $0.container).command },
    ]

    let container: @Sendable (Invocation) throws -> StatisticsContainer
}

extension StatisticsFeature {
    /// - Parameter dependencies: A factory, because the dependencies depend on the options of a command.
    public init(dependencies: @escaping @Sendable (Invocation) throws -> StatisticsDependencies) {
        self.init(container: { invocation in StatisticsContainer(dependencies: try dependencies(invocation)) })
    }
}
