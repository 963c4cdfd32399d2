import ChallengeCollections
import ChallengeCore
import ChallengeResources
public import ChallengeTerminal

/// The command `challenge search`, which prints the items of all kinds that have the words of a text.
struct SearchCommand {
    private static let words = Argument("WORDS", .text, .oneOrMore, help: "search.argument.words")

    let container: @Sendable (Invocation) throws -> SearchContainer
    private let kinds: Option<[FoundItemKind]>

    /// - Parameter kinds: The kinds that `--kind` accepts.
    init(kinds: [FoundItemKind], container: @escaping @Sendable (Invocation) throws -> SearchContainer) {
        self.container = container
        self.kinds = Option(
            "kind",
            .list(
                of: ValueKind<FoundItemKind>.choice(kinds.map { ($0, [$0.name]) })
                    .translated(by: FoundItemKind.words(of: kinds))
                    .describing(Dictionary(kinds.map { ($0.name, $0.choiceText) }) { first, _ in first })),
            placeholder: "KIND", help: "search.option.kind")
    }

    var command: Command {
        Command(
            "search",
            summary: "search.command.search",
            discussion: "search.discussion",
            arguments: [Self.words],
            options: [kinds] + PagingOptions.options,
            exclusive: [PagingOptions.exclusive],
            fields: RecordSchema.foundItems().fieldNames,
            examples: [
                Example("challenge search rick", summary: "search.example.search"),
                Example(
                    "challenge search \"^earth !c-137 | citadel\" --kind location", summary: "search.example.signs"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        try await search(invocation.text(of: Self.words) ?? "", container, invocation, console)
    }

    private func search(
        _ text: String, _ container: SearchContainer, _ invocation: Invocation, _ console: Console
    ) async throws {
        let schema = RecordSchema.foundItems(
            try container.emphasis(text),
            hasSeveralKinds: invocation[kinds].map { Set($0.map(\.name)).count > 1 } ?? true)
        let format = try RecordWriter(schema, invocation, console).format
        await container.history.saveSearch(text, invocation, console)
        // The details have words, which programs need in one language.
        let language = format.isLocalized ? Localization.language : .english
        let found = await Localization.$language.withValue(language) {
            await container.searchItems.execute(text: text, kinds: invocation[kinds])
        }
        if found.items.value.isEmpty, let nearest = found.similarNames.first, !nearest.isBytewiseEqual(to: text),
            try await console.accepts(name: nearest)
        {
            return try await search(nearest, container, invocation, console)
        }
        let failure = found.failures.first
        for other in found.failures where other != failure { console.warning(SafeText(other.message)) }
        if let failure, found.items.value.isEmpty { throw failure }
        let printer = try PagePrinter(
            schema, noun: "search.noun", invocation, console, history: container.history,
            similarNames: { found.similarNames }, load: { try found.items.page($0) })
        try await printer.print()
        console.noteOmitted(found.omitted)
        if let failure { throw failure }
    }
}

extension SearchError: PresentableError {
    public var advice: String? {
        switch self {
        case .noWords: "search.advice.noWords".localized()
        case .loadFailed(let error): error.advice
        case .tooManyWords, .favoritesFailed: nil
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .noWords, .tooManyWords: .usage
        case .loadFailed(let error): error.exitCode
        case .favoritesFailed: .ioError
        }
    }
}
