public import ChallengeCore
public import ChallengeTerminal

/// The commands of a collection: `list` and `search`, and the command for items by identifier or name.
///
/// Their texts have keys such as `location.command.list`. The type is not generic, because the runtime creates generic
/// types slowly, and many command lines create all commands.
///
///     CollectionCommands("location", "locations", filters: [type], related: residents, fields: …, examples: …)
///         .lists { invocation, console in try access(invocation, console) }
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
    public static let exact = Option.flag("exact", help: "listing.option.exact")

    private let kind: String
    private let plural: String
    private let filters: [any AnyOption]
    private let exclusive: [[any AnyOption]]
    private let related: [any AnyOption]
    private let fields: @Sendable () -> [FieldName]
    private let examples: Examples

    /// - Parameters:
    ///   - kind: The command for one item, and the first part of the keys.
    ///   - plural: The command for the lists.
    ///   - filters: The options that select items, without that of the name.
    ///   - exclusive: The filters that exclude each other.
    ///   - related: The option that also prints the items of another feature.
    public init(
        _ kind: String, _ plural: String, filters: [any AnyOption], exclusive: [[any AnyOption]] = [],
        related: Option<Bool>? = nil,
        fields: @autoclosure @escaping @Sendable () -> [FieldName], examples: Examples
    ) {
        self.kind = kind
        self.plural = plural
        self.filters = filters
        self.exclusive = exclusive
        self.related = related.map { [$0] } ?? []
        self.fields = fields
        self.examples = examples
    }

    private var noun: String { "\(kind).noun" }

    /// Returns the command with the subcommands `list` and `search`.
    public func lists<Key, Item, Field>(
        _ access: @escaping @Sendable (Invocation, Console) async throws -> CollectionAccess<Key, Item, Field>
    ) -> Command {
        Command(plural, summary: "\(kind).command.\(plural)", subcommands: [list(access), search(access)])
    }

    private func list<Key, Item, Field>(
        _ access: @escaping @Sendable (Invocation, Console) async throws -> CollectionAccess<Key, Item, Field>
    ) -> Command {
        let name = Option("name", ValueKind<[String]>.repeated(.text), help: "\(kind).option.name")
        return Command(
            "list", summary: "\(kind).command.list",
            options: PagingOptions.options + [name] + filters + [Self.exact] + related + [LinkOption.link],
            exclusive: [PagingOptions.exclusive] + exclusive
                + [related + [LinkOption.link], [Self.exact, LinkOption.link]],
            fields: fields(),
            examples: examples.list
        ) { invocation, console in
            let access = try await access(invocation, console)
            let filter = filter(of: access, invocation).with(names: invocation[name] ?? [])
            try await print(filter, access, invocation, console)
        }
    }

    private func search<Key, Item, Field>(
        _ access: @escaping @Sendable (Invocation, Console) async throws -> CollectionAccess<Key, Item, Field>
    ) -> Command {
        let text = Argument("TEXT", .text, .any, help: "\(kind).argument.text")
        return Command(
            "search", summary: "\(kind).command.search", arguments: [text],
            options: PagingOptions.options + filters + [Self.exact] + related,
            exclusive: [PagingOptions.exclusive] + exclusive, fields: fields(), examples: examples.search
        ) { invocation, console in
            let access = try await access(invocation, console)
            let typed = invocation.text(of: text)
            let filter = filter(of: access, invocation)
            let names = filters.map(\.erased.name)
            if typed == nil, invocation.optionTexts.contains(where: { names.contains($0.name) }) {
                return try await print(filter, access, invocation, console)
            }
            var chosen = typed
            if chosen == nil {
                chosen = try await access.history.chosenSearch(for: text, or: filters, invocation, console)
            }
            await access.history.saveSearch(chosen, invocation, console)
            try await print(itemsMatching: chosen ?? "", filter, access, invocation, console)
        }
    }

    private func filter<Key, Item, Field>(
        of access: CollectionAccess<Key, Item, Field>, _ invocation: Invocation
    ) -> ItemFilter<Field> {
        invocation.has(Self.exact) ? access.filter.exact() : access.filter
    }

    private func print<Key, Item, Field>(
        _ filter: ItemFilter<Field>, _ access: CollectionAccess<Key, Item, Field>, _ invocation: Invocation,
        _ console: Console
    ) async throws {
        try await PagePrinter(
            access.schema, noun: noun, invocation, console, history: access.history,
            where: access.wholeListCondition(filter), with: access.related,
            similarNames: { await access.similarNames(to: filter) },
            load: { try await access.page($0, filter, access.cachePolicy) }
        ).print()
    }

    /// Prints the items that a text means, starting with the best match.
    private func print<Key, Item, Field>(
        itemsMatching text: String, _ filter: ItemFilter<Field>, _ access: CollectionAccess<Key, Item, Field>,
        _ invocation: Invocation, _ console: Console
    ) async throws {
        // A usage error comes before the search.
        _ = try (ListOrder(access.schema, invocation), RecordWriter(access.schema, invocation, console))
        let found = try await console.whileLoading { _ in try await access.items(matching: text, filter) }
        if found.value.isEmpty, console.canPrompt,
            let nearest = await access.similarNames(to: filter.with(text)).first,
            !nearest.isBytewiseEqual(to: text), try await console.accepts(name: nearest)
        {
            return try await print(itemsMatching: nearest, filter, access, invocation, console)
        }
        try await PagePrinter(
            access.schema, noun: noun, invocation, console, history: access.history, with: access.related,
            similarNames: { await access.similarNames(to: filter.with(text)) },
            load: { try found.map(\.items).page($0) }
        ).print()
        console.noteOmitted(found.value.omitted)
    }

    /// Returns the command for items by identifier or name.
    ///
    /// - Parameters:
    ///   - identifiers: The kind of the words that name items.
    ///   - key: Returns the key of the item that the user named.
    ///   - notFound: Returns the error for an item that does not exist.
    ///   - saved: Returns the items on this machine, for completions; `nil` if the machine has none.
    public func item<Key: CustomStringConvertible, Item, Field>(
        _ identifiers: ValueKind<ItemSelector<Key>>, placeholder: String = "ID|NAME",
        key: @escaping @Sendable (ItemKey) -> Key, notFound: @escaping @Sendable (Key) -> any PresentableError,
        saved: (@Sendable (Invocation) throws -> any ItemSearchContract<Item>)? = nil,
        _ access: @escaping @Sendable (Invocation, Console) async throws -> CollectionAccess<Key, Item, Field>
    ) -> Command {
        let argument = Argument(placeholder, identifiers, .oneOrMore, help: "\(kind).argument.identifier")
        let candidates = saved.map { saved in
            CandidateSource.items { try await saved($0.invocation).items(startingWith: $1) }
        }
        return Command(
            kind, summary: "\(kind).command.\(kind)",
            arguments: [candidates.map { argument.completed(by: $0) } ?? argument],
            options: related + [LinkOption.link], exclusive: [related + [LinkOption.link]], fields: fields(),
            examples: examples.item
        ) { invocation, console in
            let access = try await access(invocation, console)
            let printer = try ItemPrinter(access.schema, noun: noun, invocation, console, with: access.related)
            let answer = try await printer.fetch(
                argument,
                named: { name in
                    let lookup = NameLookup(noun: noun, invocation, console, access.cachePolicy)
                    return key(try await lookup.key(named: name, find: access.saved.items(matching:_:)))
                },
                one: { try await access.one($0, access.cachePolicy) },
                several: { try await access.several($0, access.cachePolicy) })
            if console.output.isTerminal, case .one(let fetched) = answer {
                await access.names?.load(for: fetched.value)
            }
            try await access.history.recording(answer.found.map { HistoryItem($0) }) {
                try printer.print(answer, notFound: notFound)
            }
        }
    }
}
