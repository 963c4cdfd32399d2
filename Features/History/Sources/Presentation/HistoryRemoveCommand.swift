import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The command `challenge history remove`, which deletes entries by the numbers that the list shows.
struct HistoryRemoveCommand {
    private static let numbers = Argument(
        "NUMBER", .orStandardInput(.positiveInteger), .oneOrMore, help: "history.argument.number")

    /// The number of pages whose entries are candidates: each page takes milliseconds in a long history.
    private static let mostCompletedPages = 3

    let container: HistoryContainer

    var command: Command {
        Command(
            "remove",
            summary: "history.command.remove",
            arguments: [Self.numbers.completed(by: entries)],
            examples: [
                Example("challenge history remove 1", summary: "history.example.remove"),
                Example(
                    "challenge history list --fields number --limit 1 | challenge history remove -",
                    summary: "history.example.removeNewest"),
            ],
            run: run)
    }

    /// The numbers of the newest entries, described by their names.
    private var entries: CandidateSource {
        CandidateSource { [container] _ in
            var entries: [HistoryEntry] = []
            for number in 1...Self.mostCompletedPages {
                let page = try await container.history.getPage(number, of: HistoryFilter())
                entries += page.items
                if page.isLast { break }
            }
            return entries.compactMap { entry in
                entry.number.map { Candidate("\($0)", description: entry.name) }
            }
        }
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let numbers = try await invocation.values(of: Self.numbers, readingFrom: console)
        do throws(HistoryError) {
            try await container.history.delete(numbers: numbers)
        } catch .notFound(let missing, let deleted) where deleted > 0 {
            note(deleted, console)
            throw HistoryError.notFound(numbers: missing, deleted: deleted)
        }
        note(numbers.count, console)
    }

    private func note(_ removed: Int, _ console: Console) {
        console.note(SafeText("history.note.removed %lld".localized(removed)))
    }
}
