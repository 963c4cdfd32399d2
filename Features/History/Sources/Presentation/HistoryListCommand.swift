import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The command `challenge history list`, which prints the entries, the newest first.
struct HistoryListCommand {
    private static let today = Flag("today", help: "history.option.today")
    private static let since = Option("since", HistoryStart.kind, help: "history.option.since")
    private static let origin = Option(
        "origin",
        ValueKind<HistoryOrigin>.anyCase.translated(by: HistoryOrigin.words).describing([
            "cache": "history.originChoice.cache", "remote": "history.originChoice.remote",
            "snapshot": "history.originChoice.snapshot",
        ]),
        placeholder: "ORIGIN", help: "history.option.origin")

    private let container: HistoryContainer
    private let kind: Option<HistoryKind>

    /// - Parameter kinds: The kinds that `--kind` accepts.
    init(container: HistoryContainer, kinds: [HistoryKind]) {
        self.container = container
        kind = Option(
            "kind",
            .choice(kinds.map { ($0, [$0.rawValue]) }).translated(by: HistoryKind.words(of: kinds))
                .describing(Dictionary(kinds.map { ($0.rawValue, $0.choiceText) }) { first, _ in first }),
            placeholder: "KIND", help: "history.option.kind")
    }

    var command: Command {
        Command(
            "list",
            summary: "history.command.list",
            options: [Self.today, Self.since, kind, Self.origin] + PagingOptions.options,
            exclusive: [PagingOptions.exclusive, [Self.today, Self.since]],
            fields: RecordSchema.history().fieldNames,
            examples: [
                Example("challenge history list --today --kind character", summary: "history.example.list"),
                Example("challenge history list --since 2h", summary: "history.example.listSince"),
                Example("challenge history list --origin remote --all", summary: "history.example.listOrigin"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let now = container.clock.now
        let today = invocation.has(Self.today) ? LocalCalendar().day(of: now) : nil
        let filter = HistoryFilter(
            kind: invocation[kind], origin: invocation[Self.origin],
            period: today ?? invocation[Self.since]?.period(at: now))
        let history = container.history
        try await PagePrinter(
            stored: .history(now: now), noun: "history.noun", invocation, console, default: .page(1),
            empty: filter == HistoryFilter() ? "history.note.none" : ListFooter.noMatch
        ) { page in
            try await history.getPage(page, of: filter)
        }.print()
    }
}

extension HistoryKind {
    /// The description of the kind in completions.
    fileprivate var choiceText: String {
        self == .list
            ? "history.kindChoice.list"
            : "history.kindChoice.item %@".localized("\(rawValue).noun".localized(2)).capitalizedFirst
    }
}
