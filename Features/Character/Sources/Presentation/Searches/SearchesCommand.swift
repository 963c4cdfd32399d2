import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The command `challenge searches` with its subcommands for the recent searches.
struct SearchesCommand {
    private static let text = Argument("TEXT", .text, help: "searches.argument.text")

    let searches: any RecentSearchesRepositoryContract

    var command: Command {
        Command(
            "searches",
            summary: "searches.command.searches",
            subcommands: [
                Command(
                    "list",
                    summary: "searches.command.list",
                    fields: RecordSchema.searches.fieldNames,
                    examples: [Example("challenge searches list", summary: "searches.example.list")],
                    run: list),
                Command(
                    "remove",
                    summary: "searches.command.remove",
                    arguments: [Self.text],
                    examples: [Example("challenge searches remove rick", summary: "searches.example.remove")],
                    run: remove),
                Command(
                    "clear",
                    summary: "searches.command.clear",
                    options: [Confirmation.yes],
                    examples: [Example("challenge searches clear --yes", summary: "searches.example.clear")],
                    run: clear),
            ])
    }

    @Sendable private func list(_ invocation: Invocation, _ console: Console) async throws {
        var writer = try RecordWriter(.searches, invocation, console)
        let texts = try await searches.getAll()
        try writer.write(texts)
        try writer.finish()
        if texts.isEmpty { console.note(SafeText("searches.note.none".localized())) }
    }

    @Sendable private func remove(_ invocation: Invocation, _ console: Console) async throws {
        for text in invocation[Self.text] {
            try await searches.delete(text)
            console.note(SafeText("searches.note.removed %@".localized(text)))
        }
    }

    @Sendable private func clear(_ invocation: Invocation, _ console: Console) async throws {
        let isConfirmed = try await Confirmation.isGiven(invocation, console, purpose: "searches.purpose.clear") {
            SafeText("searches.question.clear".localized())
        }
        if !isConfirmed { return }
        try await searches.deleteAll()
        console.note(SafeText("searches.note.cleared".localized()))
    }
}

extension RecordSchema<String> {
    fileprivate static var searches: RecordSchema {
        RecordSchema(fields: [
            Field("text", header: "searches.field.text", column: TableColumn(priority: 0), json: { .string($0) })
        ])
    }
}

extension RecentSearchesError: PresentableError {
    var advice: String? {
        switch self {
        case .notFound: "searches.advice.notFound".localized()
        case .storageFailed: nil
        }
    }

    var exitCode: ExitCode {
        switch self {
        case .notFound: .notFound
        case .storageFailed: .ioError
        }
    }
}
