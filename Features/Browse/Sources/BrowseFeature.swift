public import ChallengeCollections
public import ChallengeTerminal

/// The commands that show all collections on one screen.
public struct BrowseFeature: FeatureContract {
    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("browse") { BrowseCommand(dependencies: $0.dependencies).command },
        CommandEntry("pick") {
            PickCommand(lists: $0.lists, fieldNames: $0.fieldNames, dependencies: $0.dependencies).command
        },
    ]

    let lists: [KindName]
    let fieldNames: @Sendable () -> [FieldName]
    let dependencies: @Sendable (Invocation) throws -> BrowseDependencies

    /// - Parameters:
    ///   - lists: The lists from which the user can pick, starting with the default.
    ///   - fieldNames: The names of the fields of their items.
    ///   - dependencies: A factory, because the collections depend on the options of a command.
    public init(
        lists: [KindName], fieldNames: @autoclosure @escaping @Sendable () -> [FieldName],
        dependencies: @escaping @Sendable (Invocation) throws -> BrowseDependencies
    ) {
        self.lists = lists
        self.fieldNames = fieldNames
        self.dependencies = dependencies
    }
}
