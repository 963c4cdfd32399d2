import ChallengeCollections
import ChallengeCore
import ChallengeJSON
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
                    options: PagingOptions.options,
                    exclusive: [PagingOptions.exclusive],
                    fields: RecordSchema.searches().fieldNames,
                    examples: [
                        Example("challenge searches list", summary: "searches.example.list"),
                        Example("challenge searches list --fields command", summary: "searches.example.listCommand"),
                    ],
                    run: list),
                Command(
                    "remove",
                    summary: "searches.command.remove",
                    arguments: [Self.text.completed(by: texts)],
                    examples: [
                        Example("challenge searches remove rick", summary: "searches.example.remove"),
                        Example(
                            "challenge search morty --history && challenge searches remove morty",
                            summary: "searches.example.removeNew"),
                    ],
                    run: remove),
                ClearCommand(
                    summary: "searches.command.clear",
                    examples: [
                        Example("challenge searches clear --yes", summary: "searches.example.clear"),
                        Example(
                            "challenge searches list --json > old && challenge searches clear --yes",
                            summary: "searches.example.clearSaved"),
                    ],
                    purpose: "searches.purpose.clear", question: "searches.question.clear",
                    note: "searches.note.cleared", deleteAll: { try await searches.deleteAll() }
                ).command,
            ])
    }

    /// The texts of the recent searches, described by the command that repeats them.
    private var texts: CandidateSource {
        CandidateSource { [searches] request in
            var known: Set<String> = []
            return try await searches.getAll().filter { known.insert($0.text).inserted }.map { search in
                Candidate(search.text, description: request.invocation.commandLine(repeating: search))
            }
        }
    }

    @Sendable private func list(_ invocation: Invocation, _ console: Console) async throws {
        let recent = try await searches.getAll()
        let pages = Pagination(size: 20)
        try await PagePrinter(
            stored: .searches(in: invocation), noun: "searches.noun", invocation, console, default: .all,
            empty: "searches.note.none"
        ) { page in
            pages.page(page, of: recent)
        }.print()
    }

    @Sendable private func remove(_ invocation: Invocation, _ console: Console) async throws {
        for text in invocation[Self.text] {
            try await searches.delete(text)
            console.note(SafeText("searches.note.removed %@".localized(text)))
        }
    }
}

extension RecordSchema<RecentSearch> {
    /// Returns the fields of a search in every output format; scripts depend on the names.
    ///
    /// - Parameter invocation: Supplies the tool's name, with which each printed command begins.
    fileprivate static func searches(in invocation: Invocation? = nil) -> RecordSchema {
        RecordSchema(fields: [
            Field("text", header: "searches.field.text", column: TableColumn(priority: 0), json: { .string($0.text) }),
            Field(
                "kind", header: "history.field.kind", column: TableColumn(priority: 1),
                json: { .string($0.kind.rawValue) }, screenText: \.kind.localizedText),
            Field(
                "command", header: "searches.field.command", column: TableColumn(priority: 2, minimumWidth: 20),
                json: { .string(invocation?.commandLine(repeating: $0) ?? "") }),
        ])
    }
}

extension Invocation {
    /// Returns the command line that repeats the search, quoted for a shell.
    fileprivate func commandLine(repeating search: RecentSearch) -> String {
        let text = (search.text.hasPrefix("-") ? "-- " : "") + search.text.quotedForShell
        return [commandLine(of: []), search.command, text].joined(separator: " ")
    }
}
