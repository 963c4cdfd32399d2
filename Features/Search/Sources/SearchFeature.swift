public import ChallengeTerminal

/// The command that searches the items of all kinds at once.
public struct SearchFeature: FeatureContract {
    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("search", aliases: ["find"]) { SearchCommand(kinds: $0.kinds, container: $0.container).command }
    ]

    let kinds: [FoundItemKind]
    let container: @Sendable (Invocation) throws -> SearchContainer
}

extension SearchFeature {
    /// - Parameters:
    ///   - kinds: The kinds that `--kind` accepts.
    ///   - dependencies: A factory, because the dependencies depend on the options of a command.
    public init(
        kinds: [FoundItemKind], dependencies: @escaping @Sendable (Invocation) throws -> SearchDependencies
    ) {
        self.init(kinds: kinds) { invocation in SearchContainer(dependencies: try dependencies(invocation)) }
    }
}
