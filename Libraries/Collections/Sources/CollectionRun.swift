public import ChallengeCore
internal import ChallengeRepository
public import ChallengeTerminal

/// One run of a command of a collection: it fetches what the command line names, and prints it.
public struct CollectionRun<Field: FilterFieldContract>: Sendable where Field.Item: NamedItemContract {
    public typealias Item = Field.Item

    /// The criteria of the options of a list, without the name.
    public var filter = ItemFilter<Field>.none
    /// Selects items of a list that the API does not select; `nil` selects all.
    public var condition: (@Sendable (Item) -> Bool)?
    /// Returns the page of all items that the options select in place of the API; `nil` without such options.
    public var selection: (@Sendable () async throws -> Fetched<Page<Item>>)?

    let reads: CollectionReads<Field>
    let related: RelatedItems<Item>
    let printer: ItemPrinter<Item>
    let context: CollectionContext
    let invocation: Invocation
    let console: Console
    private let kind: String
    var noun: Noun { "\(kind).noun" }

    /// - Throws: A usage error for unknown fields, before any request.
    public init(
        _ collection: ItemCollection<Field>, _ reads: CollectionReads<Field>, _ context: CollectionContext,
        _ invocation: Invocation, _ console: Console
    ) throws {
        self.reads = reads
        kind = collection.kind
        self.context = context
        self.invocation = invocation
        self.console = console
        related = RelatedItems(collection.schema(), context, invocation, console)
        printer = try ItemPrinter(related.schema, noun: "\(kind).noun", invocation, console, with: related)
    }

    /// Prints the items that an argument names by identifiers or a name.
    func printItems(
        of argument: Argument<ItemSelector<ItemKey>>, notFound: (ItemKey) -> any PresentableError
    ) async throws {
        let result = try await printer.fetch(
            argument,
            named: { name in
                let lookup = NameLookup(noun: noun, invocation, console, context.cachePolicy)
                return try await lookup.key(named: name, find: { try await reads.search.items(.named($0), $1) })
            },
            one: { try await reads.one($0, context.cachePolicy) },
            several: { try await reads.several($0, context.cachePolicy) })
        if invocation.has(CompanionsOption.flag), let item = result.found.first {
            return try await printCompanions(of: item)
        }
        if console.output.isTerminal, case .one(let fetched) = result { await related.loadNames(for: fetched.value) }
        let pictures = ItemPictures(context.terminalPictures, related.schema, invocation, console)
        let picture = await pictures.beside(result)
        try await context.history.recording(result.found.map { HistoryItem($0) }) {
            if PictureFileOption.replacesDetails(invocation) && !result.found.isEmpty { return }
            if try await printPictures(related: result) { return }
            try printer.print(result, beside: picture, notFound: notFound)
        }
        let address = result.found.first.flatMap { related.schema.picture?($0.value) }
        try await PictureFileOption.write(at: address, context, invocation, console)
    }

    /// Prints the pictures of the items to which an item refers; returns `false` if they are not requested, and if the
    /// terminal shows none.
    private func printPictures(related result: ItemResult<ItemKey, Item>) async throws -> Bool {
        guard invocation.has(PictureOptions.pictures), let item = result.found.first,
            let (schema, records) = related.pictured(for: item.value), !records.isEmpty
        else { return false }
        var pictures = ItemPictures(context.terminalPictures, schema, invocation, console)
        guard let sheet = pictures.sheet(of: records.count) else { return false }
        await pictures.add(records, to: sheet)
        var writer = try RecordWriter(schema, invocation, console, asSheet: sheet)
        try writer.write(records)
        try writer.finish()
        OriginNotes(invocation, console).note(item)
        try related.reportFailures(on: console)
        return true
    }

    /// Prints the list of the items that meet the filter.
    func printList(named names: [String] = []) async throws {
        let filter = wholeFilter.with(names: names)
        try await PagePrinter(
            related.schema, noun: noun, invocation, console, history: context.history,
            where: wholeListCondition(filter), with: related,
            pictures: ItemPictures(context.terminalPictures, related.schema, invocation, console),
            similarNames: { await similarNames(to: filter) },
            load: { page in
                if let selection { return try await selection() }
                return try await reads.page(page, filter, context.cachePolicy)
            }
        ).print()
    }

    /// Prints the items that the words of an argument mean, starting with the best match.
    ///
    /// - Parameter filters: The options that can take the place of the argument: then the list is printed.
    func printMatches(of argument: Argument<String>, or filters: [any AnyOption]) async throws {
        let typed = invocation.text(of: argument)
        let names = filters.map(\.name)
        if typed == nil, invocation.optionTexts.contains(where: { names.contains($0.name) }) {
            return try await printList()
        }
        var chosen = typed
        if chosen == nil {
            chosen = try await context.history.chosenSearch(for: argument, or: filters, invocation, console)
        }
        await context.history.saveSearch(chosen, invocation, console)
        try await printMatches(of: chosen ?? "")
    }

    private func printMatches(of text: String) async throws {
        // A usage error comes before the search.
        _ = try ListOrder(related.schema, invocation)
        let found = try await console.whileLoading { _ in try await items(matching: text) }
        if found.value.isEmpty, console.canPrompt, let nearest = await similarNames(to: wholeFilter.with(text)).first,
            !nearest.isBytewiseEqual(to: text), try await console.accepts(name: nearest)
        {
            return try await printMatches(of: nearest)
        }
        try await PagePrinter(
            related.schema, noun: noun, invocation, console, history: context.history, with: related,
            pictures: ItemPictures(context.terminalPictures, related.schema, invocation, console),
            similarNames: { await similarNames(to: wholeFilter.with(text)) },
            load: { try found.map(\.items).page($0) }
        ).print()
        console.noteOmitted(found.value.omitted)
    }
}

extension CollectionRun {
    /// Returns the condition that is decided on this machine, over the whole list; `nil` if the API decides about all.
    private func wholeListCondition(_ filter: ItemFilter<Field>) -> (@Sendable (Item) -> Bool)? {
        if filter.consistsOfCriteria, selection == nil { return condition }
        return meets(filter)
    }

    /// Returns the items that a text means and that meet the other conditions, starting with the best match.
    private func items(matching text: String) async throws -> Fetched<RankedMatches<Item>> {
        let filter = wholeFilter.with(nil)
        let found = try await reads.search.items(.matching(text), context.cachePolicy)
            .accepted(by: reads.search.freshness).map { found in
                found.filter(meets(filter))
            }
        guard let selected = try await selection?() else { return found }
        let keys = Set(selected.value.items.map(\.key))
        let both = found.value.filter { keys.contains($0.key) }
        return [found.map { _ in }, selected.map { _ in }].merged(both) ?? found
    }

    /// Returns the names of items on this machine that a text means or probably means, and that meet the other
    /// conditions.
    private func similarNames(to filter: ItemFilter<Field>) async -> [String] {
        guard selection == nil, let name = filter[.name] else { return [] }
        let others = filter.with(nil)
        let meetsOthers = meets(others)
        let found = await reads.search.savedItems(.named(name)).value
        if others.isEmpty, condition == nil { return found.similarNames }
        if !found.isEmpty { return found.filter(meetsOthers).similarNames }
        var names: [String] = []
        for nearest in found.nearestNames.nearest {
            let items = await reads.search.savedItems(.named(nearest)).value.items
            if items.contains(where: { $0.name == nearest && meetsOthers($0) }) { names.append(nearest) }
        }
        return names
    }

    private var wholeFilter: ItemFilter<Field> {
        let filter = filter.following(reads.search.filterRules)
        return invocation.has(CollectionCommands.exact) ? filter.exact() : filter
    }

    /// Returns the condition of a filter, decided on this machine, and of the other options.
    private func meets(_ filter: ItemFilter<Field>) -> @Sendable (Item) -> Bool {
        { item in filter.includes(item) && condition?(item) ?? true }
    }
}
