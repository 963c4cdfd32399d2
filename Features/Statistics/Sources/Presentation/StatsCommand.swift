import ChallengeCore
import ChallengePrinting
import ChallengeResources
import ChallengeTerminal

/// The command `challenge stats`, which prints the numbers of items by a field, as bars in a terminal.
struct StatsCommand {
    private static let kind = Argument(
        "KIND",
        .choice(ItemKind.allCases.map { ($0, [$0.collectionName, $0.rawValue]) }).translated(by: ItemKind.words),
        .optional, help: "statistics.argument.kind")

    private static let grouping = Option(
        "by", ValueKind<Grouping>.anyCase, placeholder: "FIELD", help: "statistics.option.by")

    let container: @Sendable (Invocation) throws -> StatisticsContainer

    var command: Command {
        Command(
            "stats",
            summary: "statistics.command.stats",
            discussion: "statistics.discussion.stats",
            arguments: [Self.kind.completed(by: Self.kinds)],
            options: [Self.grouping.completed(by: Self.groupings), BarChart.ascii] + PagingOptions.optionsOfWholeList,
            exclusive: [PagingOptions.exclusive],
            fields: RecordSchema.groups(of: .character, by: .status).fieldNames,
            examples: [
                Example("challenge stats", summary: "statistics.example.stats"),
                Example("challenge stats locations --by type --limit 10", summary: "statistics.example.limit"),
                Example("challenge stats --by season --json=envelope", summary: "statistics.example.json"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let (kind, grouping) = try Self.subject(of: invocation)
        let container = try container(invocation)
        let printer = try PagePrinter(
            .groups(of: kind, by: grouping), noun: "statistics.noun", invocation, console, history: nil,
            namesOrigin: true
        ) { number in
            // The groups are one page, so that all of them are printed by default.
            if number > 1 { throw CollectionFailure.invalidPage(page: number, pages: 1) }
            return try await container.countGroups.execute(kind: kind, grouping: grouping).map { groups in
                Page(number: 1, pages: 1, count: groups.count, items: groups)
            }
        }
        try await printer.print()
    }

    /// The kinds, described by their fields.
    private static let kinds = CandidateSource { _ in
        ItemKind.allCases.map { kind in
            let fields = kind.groupings.map(\.rawValue).joined(separator: ", ")
            return Candidate(
                ItemKind.words.translation(of: kind.collectionName),
                description: "statistics.kindChoice.by %@".localized(fields))
        }
    }

    /// The fields of the kind before the cursor, or of all kinds, described by these kinds.
    private static let groupings = CandidateSource { request in
        let kinds = request.invocation[kind].first.map { [$0] } ?? ItemKind.allCases
        return Grouping.allCases.compactMap { grouping in
            let groupedKinds = kinds.filter { $0.groupings.contains(grouping) }
            let description = groupedKinds.map { "\($0.rawValue).noun".localized(2) }.joined(separator: ", ")
            return groupedKinds.isEmpty ? nil : Candidate(grouping.rawValue, description: description)
        }
    }

    /// Returns the kind and the grouping; each of them has a default that fits the other.
    private static func subject(of invocation: Invocation) throws -> (ItemKind, Grouping) {
        let grouping = invocation[Self.grouping]
        let kinds = ItemKind.allCases.filter { kind in grouping.map(kind.groupings.contains) ?? true }
        let kind = invocation[Self.kind].first ?? kinds.first ?? .character
        guard let grouping else { return (kind, kind.groupings[0]) }
        if kind.groupings.contains(grouping) { return (kind, grouping) }
        throw UsageError(
            .invalidValue(
                of: "--by (\(kind.collectionName))", value: grouping.rawValue,
                expected: .oneOf(kind.groupings.map(\.rawValue))),
            in: invocation.path)
    }
}

extension ItemKind {
    /// The word for all items of the kind.
    var collectionName: String { rawValue + "s" }

    /// The words for one item and for all items of each kind.
    static let words = TranslatedWords(allCases.flatMap { [$0.rawValue, $0.collectionName] }) { word in
        allCases.compactMap { kind in
            switch word {
            case kind.rawValue: "\(kind.rawValue).noun".localized(1)
            case kind.collectionName: "\(kind.rawValue).noun".localized(2)
            default: nil
            }
        }
    }
}
