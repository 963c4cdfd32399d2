import ChallengeResources
public import ChallengeTerminal

/// The command `challenge history` with its subcommands.
struct HistoryCommand {
    let container: HistoryContainer
    let kinds: [HistoryKind]

    var command: Command {
        Command(
            "history",
            summary: "history.command.history",
            discussion: "history.discussion",
            subcommands: [
                HistoryListCommand(container: container, kinds: kinds).command,
                HistoryRemoveCommand(container: container).command,
                ClearCommand(
                    summary: "history.command.clear",
                    examples: [
                        Example("challenge history clear --yes", summary: "history.example.clear"),
                        Example(
                            "challenge history list --all --json > old && challenge history clear --yes",
                            summary: "history.example.clearSaved"),
                    ],
                    purpose: "history.purpose.clear", question: "history.question.clear",
                    note: "history.note.cleared", deleteAll: { try await container.history.deleteAll() }
                ).command,
                Command(
                    "stats",
                    summary: "history.command.stats",
                    options: [BarChart.ascii],
                    fields: RecordSchema.historyStatistics.fieldNames,
                    examples: [
                        Example("challenge history stats", summary: "history.example.stats"),
                        Example("challenge history stats --json", summary: "history.example.statsJSON"),
                    ],
                    run: printStatistics),
            ])
    }

    @Sendable private func printStatistics(_ invocation: Invocation, _ console: Console) async throws {
        var writer = try RecordWriter(.historyStatistics, invocation, console)
        try writer.writeOne(try await container.history.statistics())
    }
}

extension HistoryError: PresentableError {
    public var advice: String? {
        switch self {
        case .notFound: "historyError.advice.notFound".localized()
        case .searchNotFound: "searches.advice.notFound".localized()
        case .storageFailed, .searchesFailed: nil
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .notFound(_, deleted: 0), .searchNotFound: .notFound
        case .notFound: .failure
        case .storageFailed, .searchesFailed: .ioError
        }
    }
}
