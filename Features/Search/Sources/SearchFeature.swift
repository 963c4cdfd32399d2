public import ChallengeCollections
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
    ///   - collections: The collections whose items are found, in the order in which equally good matches are printed.
    ///   - otherKinds: The further kinds that `--kind` accepts.
    ///   - dependencies: A factory, because the dependencies depend on the options of a command.
    public init(
        _ collections: [CollectionDescription], otherKinds: [FoundItemKind],
        dependencies: @escaping @Sendable (Invocation) throws -> SearchDependencies
    ) {
        self.init(kinds: collections.map { FoundItemKind($0) } + otherKinds) { invocation in
            SearchContainer(collections, try dependencies(invocation))
        }
    }
}
