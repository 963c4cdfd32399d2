public import ChallengeCore
public import ChallengeTerminal

/// The declarations of the commands of a collection: `list` and `search`, and the command for items by identifier or name.
///
/// Their texts have keys such as `location.command.list`. The type is not generic, because the runtime creates generic
/// types slowly, and many command lines create all commands.
///
///     CollectionCommands(.locations, collections, filters: [type], examples: …)
///         .lists { invocation, console in try run(invocation, console) }
public struct CollectionCommands: Sendable {
    public struct Examples: Sendable {
        let item: [Example]
        let list: [Example]
        let search: [Example]

        public init(item: [Example], list: [Example], search: [Example]) {
            self.item = item
            self.list = list
            self.search = search
        }
    }

    /// The option of a list that compares whole values with those of the filters.
    public static let exact = Flag("exact", help: "listing.option.exact")

    private let kind: String
    private let plural: String
    private let filters: [any AnyOption]
    private let exclusive: [[any AnyOption]]
    private let relations: [any AnyOption]
    private let companions: [any AnyOption]
    private let hasPictures: Bool
    private let havePicturesOfRelated: @Sendable () -> Bool
    private let fields: @Sendable () -> [FieldName]
    private let examples: Examples

    /// - Parameters:
    ///   - collection: The collection; each relation of its items has an option, such as `--residents`.
    ///   - collections: The collections to which items can refer.
    ///   - filters: The options that select items, without that of the name.
    ///   - exclusive: The filters that exclude each other.
    public init<Field>(
        _ collection: ItemCollection<Field>, _ collections: [CollectionDescription],
        filters: [any AnyOption], exclusive: [[any AnyOption]] = [], examples: Examples
    ) {
        let (kind, schema) = (collection.kind, collection.schema())
        self.kind = kind
        plural = collection.plural
        self.filters = filters
        self.exclusive = exclusive
        self.examples = examples
        relations = schema.relations.map { Flag($0.name, help: "\(kind).option.\($0.name)") }
        companions = schema.relations.contains { $0.companions != nil } ? [CompanionsOption.flag] : []
        hasPictures = schema.picture != nil
        havePicturesOfRelated = { schema.relations.contains { collections.havePictures($0.kind) } }
        fields = { schema.fieldNames(collections) }
    }

    /// Returns the command with the subcommands `list` and `search`.
    ///
    /// - Parameter run: Creates the run of a command line.
    public func lists<Field>(
        _ run: @escaping @Sendable (Invocation, Console) async throws -> CollectionRun<Field>
    ) -> Command {
        Command(plural, summary: "\(kind).command.\(plural)", subcommands: [list(run), search(run)])
    }

    private func list<Field>(
        _ run: @escaping @Sendable (Invocation, Console) async throws -> CollectionRun<Field>
    ) -> Command {
        let name = Option("name", ValueKind<[String]>.repeated(.text), help: "\(kind).option.name")
        return Command(
            "list", summary: "\(kind).command.list",
            options: PagingOptions.options + [name] + filters + [Self.exact] + relations
                + [LinkOption.link, StrictOption.strict] + pictures,
            exclusive: [PagingOptions.exclusive] + exclusive + exclusiveWithLink(relations + [Self.exact]),
            fields: fields(), examples: examples.list
        ) { invocation, console in
            try await run(invocation, console).printList(named: invocation[name] ?? [])
        }
    }

    private func search<Field>(
        _ run: @escaping @Sendable (Invocation, Console) async throws -> CollectionRun<Field>
    ) -> Command {
        let text = Argument("TEXT", .text, .any, help: "\(kind).argument.text")
        return Command(
            "search", summary: "\(kind).command.search", arguments: [text],
            options: PagingOptions.options + filters + [Self.exact] + relations + pictures,
            exclusive: [PagingOptions.exclusive] + exclusive, fields: fields(), examples: examples.search
        ) { invocation, console in
            try await run(invocation, console).printMatches(of: text, or: filters)
        }
    }

    /// Returns the command for items by identifier or name.
    ///
    /// - Parameters:
    ///   - identifiers: The kind of the words that name items.
    ///   - notFound: Returns the error for an item that does not exist.
    ///   - search: Returns the search for completions; `nil` if the machine has no items.
    ///   - run: Creates the run of a command line.
    public func item<Field>(
        _ identifiers: ValueKind<ItemSelector<ItemKey>>, placeholder: String = "ID|NAME",
        notFound: @escaping @Sendable (ItemKey) -> any PresentableError,
        search: (@Sendable (Invocation) throws -> any ItemSearchContract<CollectionRun<Field>.Item>)? = nil,
        _ run: @escaping @Sendable (Invocation, Console) async throws -> CollectionRun<Field>
    ) -> Command {
        let argument = Argument(placeholder, identifiers, .oneOrMore, help: "\(kind).argument.identifier")
        let candidates = search.map { search in
            CandidateSource.items { try await search($0.invocation).items(startingWith: $1) }
        }
        let pictureOptions = hasPictures ? PictureFileOption.options : []
        let replacing = companions + (havePicturesOfRelated() ? [PictureOptions.pictures] : [])
        return Command(
            kind, summary: "\(kind).command.\(kind)",
            arguments: [candidates.map { argument.completed(by: $0) } ?? argument],
            options: relations + replacing + [LinkOption.link] + pictureOptions,
            exclusive: exclusiveWithLink(relations + replacing + pictureOptions.prefix(1))
                + replacing.map { [$0, StandardOptions.fields] }
                + companions.flatMap { option in (relations + pictureOptions.prefix(1)).map { [option, $0] } },
            fields: fields(),
            examples: examples.item
        ) { invocation, console in
            try await run(invocation, console).printItems(of: argument, notFound: notFound)
        }
    }

    private var pictures: [any AnyOption] { hasPictures ? [PictureOptions.pictures] : [] }

    private func exclusiveWithLink(_ options: [any AnyOption]) -> [[any AnyOption]] {
        options.map { [$0, LinkOption.link] }
    }
}
