import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The command `challenge compare`, which prints items of a kind side by side.
struct CompareCommand {
    private static let items = Argument("ITEM", .text, .oneOrMore, help: "statistics.argument.compared")

    let collections: [CollectionDescription]
    let context: @Sendable (Invocation) throws -> CollectionContext

    private var kind: Option<CollectionDescription> {
        Option(
            "kind", .named(collections.map { ($0, $0.name) }, prefersPlural: false), placeholder: "KIND",
            help: "statistics.option.kind")
    }

    var command: Command {
        let kind = kind
        return Command(
            "compare",
            summary: "statistics.command.compare",
            discussion: "statistics.discussion.compare",
            arguments: [Self.items.completed(by: candidates)],
            options: [kind, BarChart.ascii],
            fields: collections.flatMap { RecordSchema.comparison(of: [], in: $0).fieldNames }.withoutRepetition,
            examples: [
                Example("challenge compare rick morty", summary: "statistics.example.compare"),
                Example("challenge compare S01E01 S01E02", summary: "statistics.example.compareEpisodes"),
                Example(
                    "challenge compare 1 2 3 --fields name,shared.episodes.count,own.episodes.count",
                    summary: "statistics.example.compareCounts"),
            ]
        ) { invocation, console in
            var (texts, collection) = (invocation[Self.items], invocation[kind])
            if collection == nil, texts.count > 1, let named = kind.kind.parse(texts[0]) {
                collection = named
                texts.removeFirst()
            }
            if texts.count < 2 { throw UsageError(.missingArgument(Self.items.name), in: invocation.path) }
            let context = try context(invocation)
            if collection == nil { collection = await self.collection(of: texts[0], context) }
            try await print(texts, of: collection ?? collections[0], context, invocation, console)
        }
    }

    /// Returns the collection that a text names or that has the best match; the first one if no item on this machine
    /// matches.
    private func collection(of text: String, _ context: CollectionContext) async -> CollectionDescription {
        let isNamed = { (collection: CollectionDescription) in text.hasPrefix(collection.kind + "/") }
        if let collection = collections.first(where: { isNamed($0) || $0.link.isIdentifier(text) }) {
            return collection
        }
        var matches: [[RankedMatch<CollectionDescription>]] = []
        for collection in collections {
            let found = await collection.items(context.session).search.savedItems(.named(text)).value
            matches.append(found.matches.map { $0.map { _ in collection } })
        }
        return matches.acrossKinds().first ?? collections[0]
    }
}

extension CompareCommand {
    private func print(
        _ texts: [String], of collection: CollectionDescription, _ context: CollectionContext,
        _ invocation: Invocation, _ console: Console
    ) async throws {
        // A usage error comes before any request.
        _ = try RecordWriter(.comparison(of: [], in: collection), invocation, console)
        let items = collection.items(context.session)
        let lookup = NameLookup(noun: collection.noun, invocation, console, context.cachePolicy)
        let prefix = collection.kind + "/"
        var keys: [ItemKey] = []
        for text in texts.map({ $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }) {
            let isIdentifier = collection.link.isIdentifier(text)
            if !isIdentifier, Int(text) != nil { throw UsageError(.unexpectedArgument(text), in: invocation.path) }
            keys.append(
                isIdentifier
                    ? .text(text)
                    : try await lookup.key(named: text) { try await items.search.items(.named($0), $1) })
        }
        let results = try await console.whileLoading { _ in try await items.several(keys, context.cachePolicy) }
        let notFound = { (key: ItemKey) in
            CommandError(
                "listing.notFoundSeveral %@".localized("\(collection.noun(1)) \(key)", 1), exitCode: .notFound)
        }
        let records = results.found.map(\.value)
        if records.count < 2, let failure = CommandError(results, noun: collection.noun, notFound: notFound) {
            throw failure
        }
        let related = RelatedItems(.comparison(of: records, in: collection), context, invocation, console)
        if console.output.isTerminal { for record in records { await related.loadNames(for: record) } }
        let printer = try ItemPrinter(related.schema, noun: collection.noun, invocation, console, sideBySide: true)
        try printer.print(.several(results), notFound: notFound)
    }

    /// The names of items of all kinds on this machine.
    private var candidates: CandidateSource {
        .items { [collections, context] request, text in
            let context = try context(request.invocation)
            var items: [NamedItem] = []
            for collection in collections {
                items += await collection.items(context.session).search.items(startingWith: text)
            }
            return items
        }
    }
}

extension RecordSchema<AnyRecord> {
    /// Returns the fields of items that are compared, with the related items that all of them have, and those that only
    /// one of them has.
    fileprivate static func comparison(of records: [AnyRecord], in collection: CollectionDescription) -> RecordSchema {
        RecordSchema(
            fields: collection.fields.flatMap { field in
                guard let relation = field.relation, let counted = field.counted else { return [field] }
                let overlap = Overlap(records.map(relation.keys))
                return [counted]
                    + [
                        field.part("shared", title: "statistics.field.shared %@", overlap.common),
                        field.part("own", title: "statistics.field.own %@", overlap.own),
                    ].compactMap(\.self)
            })
    }
}
