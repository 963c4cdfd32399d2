import ChallengeCollections
import ChallengeCore
import ChallengeRepository
import ChallengeResources
import ChallengeTerminal

/// The command `challenge stats`, which prints the numbers of items by a field, as bars in a terminal.
struct StatsCommand {
    let collections: [CollectionDescription]
    let reads: @Sendable (Invocation) throws -> StatisticsFeature.Reads

    private var kind: Argument<CollectionDescription> {
        Argument(
            "KIND",
            .named(collections.map { ($0, $0.name) }, prefersPlural: true)
                .describing(Dictionary(kindDescriptions) { first, _ in first }),
            .optional, help: "statistics.argument.kind")
    }

    /// The names of all groupings, each once.
    private var names: [String] { collections.flatMap { $0.groupings.map(\.name) }.withoutRepetition }

    private var by: Option<String> {
        Option("by", .choice(names.map { ($0, [$0]) }), placeholder: "FIELD", help: "statistics.option.by")
    }

    var command: Command {
        let (kind, by) = (kind, by)
        return Command(
            "stats",
            summary: "statistics.command.stats",
            discussion: "statistics.discussion.stats",
            arguments: [kind],
            options: [by.completed(by: candidates(kind)), BarChart.ascii] + PagingOptions.optionsOfWholeList,
            exclusive: [PagingOptions.exclusive],
            fields: RecordSchema.groups(of: collections[0], by: collections[0].groupings[0]).fieldNames,
            examples: [
                Example("challenge stats", summary: "statistics.example.stats"),
                Example("challenge stats locations --by type --limit 10", summary: "statistics.example.limit"),
                Example("challenge stats --by season --json=envelope", summary: "statistics.example.json"),
            ]
        ) { invocation, console in
            let (collection, grouping) = try subject(
                invocation[kind].first, grouping: invocation[by], in: invocation.path)
            try await print(collection, grouping, invocation, console)
        }
    }

    private func print(
        _ collection: CollectionDescription, _ grouping: ItemGrouping, _ invocation: Invocation, _ console: Console
    ) async throws {
        let reads = try reads(invocation)
        let printer = try PagePrinter(
            .groups(of: collection, by: grouping), noun: "statistics.noun", invocation, console, history: nil
        ) { number in
            // The groups are one page, so that all of them are printed by default.
            if number > 1 { throw APIError.pageNotFound(page: number, pages: 1) }
            return try await grouping.values(reads.session, reads.cachePolicy).map { values in
                let groups = CountGroupsUseCase().execute(values, isOrdered: grouping.isOrdered)
                return Page(number: 1, pages: 1, count: groups.count, items: groups)
            }
        }
        try await printer.print()
    }

    /// Returns the collection and the grouping; each of them has a default that fits the other.
    private func subject(
        _ collection: CollectionDescription?, grouping name: String?, in path: [String]
    ) throws(UsageError) -> (CollectionDescription, ItemGrouping) {
        let fitting = collections.first { collection in name.map { collection.grouping($0) != nil } ?? true }
        let collection = collection ?? fitting ?? collections[0]
        guard let name else { return (collection, collection.groupings[0]) }
        if let grouping = collection.grouping(name) { return (collection, grouping) }
        throw UsageError(
            .invalidValue(
                of: "--by (\(collection.plural))", value: name, expected: .oneOf(collection.groupings.map(\.name))),
            in: path)
    }
}

extension StatsCommand {
    /// The words for all items with their groupings, in the current language.
    private var kindDescriptions: [(String, String)] {
        collections.map { collection in
            let names = collection.groupings.map(\.name).joined(separator: ", ")
            return (collection.plural, "statistics.kindChoice.by %@".localized(names))
        }
    }

    /// Returns the groupings of the collection before the cursor, or of all of them, described by these collections.
    private func candidates(_ kind: Argument<CollectionDescription>) -> CandidateSource {
        CandidateSource { [collections, names] request in
            let chosen = request.invocation[kind].first.map { [$0] } ?? collections
            return names.compactMap { name in
                let grouped = chosen.filter { $0.grouping(name) != nil }
                let description = grouped.map { $0.noun(2) }.joined(separator: ", ")
                return grouped.isEmpty ? nil : Candidate(name, description: description)
            }
        }
    }
}

extension CollectionDescription {
    fileprivate func grouping(_ name: String) -> ItemGrouping? { groupings.first { $0.name == name } }
}
