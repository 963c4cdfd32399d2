public import ChallengeTerminal

/// The command that searches the items of all kinds at once.
public struct SearchFeature: FeatureContract {
    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("search", aliases: ["find"]) { SearchCommand(container: $0.container).command }
    ]

    let container: @Sendable (Invocation) throws -> SearchContainer
}

extension SearchFeature {
    /// - Parameter dependencies: A factory, because the dependencies depend on the options of a command.
    public init(dependencies: @escaping @Sendable (Invocation) throws -> SearchDependencies) {
        self.init(container: { invocation in SearchContainer(dependencies: try dependencies(invocation)) })
    }
}
