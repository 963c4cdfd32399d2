public import ChallengeCollections
//% if hasChoice
internal import ChallengeCore
//% else
public import ChallengeCore
//% end
internal import ChallengeRepository
public import ChallengeTerminal

/// The commands for the __manyWords__.
public struct __Name__Feature: FeatureContract {
    //% if !hasChoice
    /// The policy of every command, which cannot be chosen.
    public static let cachePolicy = CachePolicy.__policy__

    //% end
    /// The words that name an item on a command line.
    static var identifier: ValueKind<ItemSelector<ItemKey>> { .identifier(of: __DTO__.collection) }

    //% if isCollection
    /// The values that the rest of the program knows about the __manyWords__.
    public static let description = CollectionDescription(
        __DTO__.self, .__plural__,
        filters: [
            //% each filter
            "__filterName__",
            //% end
        ],
        isIdentifier: { __DTO__.collection.isIdentifier($0) },
        groupings: [
            //% each grouping
            ItemCollection.__plural__.grouping(
                "__optionName__", header: "__kind__.field.__field__", value: __Name__FilterField.__field__.text),
            //% end
        ],
        summary: ["__title__"])

    //% end
    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("__plural__") { $0.itemCommands.lists },
        CommandEntry("__kind__") { $0.itemCommands.item },
    ]

    private var itemCommands: __Name__Commands { __Name__Commands(collections: collections, container: container) }

    let collections: [CollectionDescription]
    let container: @Sendable (Invocation) throws -> __Name__Container
}

extension __Name__Feature {
    /// - Parameters:
    ///   - collections: The collections to which __manyWords__ can refer.
    ///   - context: A factory, because the context depends on the options of a command.
    public init(
        _ collections: [CollectionDescription], context: @escaping @Sendable (Invocation) throws -> CollectionContext
    ) {
        self.init(collections: collections, container: { __Name__Container(try context($0)) })
    }
}
