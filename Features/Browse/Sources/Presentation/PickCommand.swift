import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// The wishes of the user for a picker.
struct PickOptions: Sendable {
    var query = ""
    var isMulti = false
    /// `true` for a few rows below the prompt; `false` for the whole window.
    var isBelowPrompt = false
    /// `true` for a terminal that shows only ASCII.
    var isASCII = false
}

/// The command `challenge pick`, which prints the items that the user chooses on a screen.
struct PickCommand {
    private static let query = Option("query", .text, placeholder: "TEXT", help: "browse.option.query")
    private static let multi = Flag("multi", help: "browse.option.multi")
    private static let height = Option("height", .height, placeholder: "N", help: "browse.option.height")
    private static let selectsOne = Flag("select-1", help: "browse.option.select1")
    private static let endsWithoutMatch = Flag("exit-0", help: "browse.option.exit0")
    private static let noMouse = Flag("no-mouse", help: "browse.option.noMouse")

    private let list: Argument<String>
    private let fieldNames: @Sendable () -> [FieldName]
    private let dependencies: @Sendable (Invocation) throws -> BrowseDependencies

    init(
        lists: [KindName], fieldNames: @escaping @Sendable () -> [FieldName],
        dependencies: @escaping @Sendable (Invocation) throws -> BrowseDependencies
    ) {
        list = Argument(
            "KIND", .named(lists.map { ($0.plural, $0) }, prefersPlural: true), .optional, help: "browse.argument.list")
        self.fieldNames = fieldNames
        self.dependencies = dependencies
    }

    var command: Command {
        Command(
            "pick", summary: "browse.command.pick", discussion: "browse.discussion.pick", arguments: [list],
            options: [
                Self.query, Self.multi, Self.height, Self.selectsOne, Self.endsWithoutMatch, Self.noMouse,
            ], fields: fieldNames(),
            examples: [
                Example("challenge pick --multi | challenge favorites add -", summary: "browse.example.pick"),
                Example("challenge episode $(challenge pick episodes)", summary: "browse.example.pickKind"),
                Example("challenge pick favorites --query rick", summary: "browse.example.pickQuery"),
            ], run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        // Standard output is a pipe as a rule, so the messages tell what the terminal can show.
        let screen = console.output.isTerminal ? console.output : console.error
        let dependencies = try dependencies(invocation)
        let list = invocation[list].first
        let collection = dependencies.collections.first { $0.name.plural == list } ?? dependencies.collections[0]
        let options = PickOptions(
            query: invocation[Self.query] ?? "", isMulti: invocation.has(Self.multi),
            isBelowPrompt: invocation[Self.height] != nil, isASCII: screen.isASCII)
        let writer = try writer(for: collection, invocation, console)
        let picked = try await itemsWithoutQuestion(collection, options, invocation)
        if let picked { return try print(picked, with: writer, console) }
        guard screen.showsFrames else { throw CommandError.noScreen }
        let placement = invocation[Self.height]?.placement(in: screen) ?? .window(mouse: !invocation.has(Self.noMouse))
        let chosen = try await screen.show(Picker(dependencies, collection, options), at: placement)
        if chosen.isEmpty { throw ReportedExit(exitCode: .interrupted) }
        try print(chosen, with: writer, console)
    }

    /// Returns the only match of the query for `--select-1`; `nil` if the user is asked.
    private func itemsWithoutQuestion(
        _ collection: BrowsedCollection, _ options: PickOptions, _ invocation: Invocation
    ) async throws -> [BrowsableItem]? {
        guard invocation.has(Self.selectsOne) || invocation.has(Self.endsWithoutMatch) else { return nil }
        let all = await collection.items.saved().value
        let found = Set(await collection.items.matching(options.query).items)
        let matches = options.query.isEmpty ? all : all.filter { found.contains($0.key) }
        if matches.isEmpty, invocation.has(Self.endsWithoutMatch) { throw ReportedExit(exitCode: .notFound) }
        return matches.count == 1 && invocation.has(Self.selectsOne) ? matches : nil
    }

    /// Returns the writer of the records in the form that the output options demand; `nil` for identifiers.
    private func writer(
        for collection: BrowsedCollection, _ invocation: Invocation, _ console: Console
    ) throws -> RecordWriter<AnyRecord>? {
        guard invocation.choosesForm else { return nil }
        return try RecordWriter(RecordSchema(fields: collection.items.fields()), invocation, console)
    }

    private func print(
        _ items: [BrowsableItem], with writer: RecordWriter<AnyRecord>?, _ console: Console
    ) throws {
        guard var writer else { return try console.print(items.map { SafeText("\($0.key)") }) }
        try writer.write(items.map(\.record))
        try writer.finish()
    }
}

/// The number of rows of a program below the prompt: of all rows, if it is a part.
private enum ScreenHeight: Sendable {
    case rows(Int)
    case percentage(Int)

    func placement(in screen: Screen) -> Placement {
        switch self {
        case .rows(let rows): .below(rows: rows)
        case .percentage(let number): .below(rows: screen.windowRows * number / 100)
        }
    }
}

extension ValueKind<ScreenHeight> {
    /// A number of rows, or a part of the window: `10`, `40%`.
    fileprivate static var height: ValueKind {
        ValueKind(placeholder: "N", expectation: .described("browse.expected.height")) { text in
            guard let number = Int(text.hasSuffix("%") ? text.dropLast() : text[...]) else { return nil }
            if text.hasSuffix("%") { return (1...100).contains(number) ? .percentage(number) : nil }
            return number >= 3 ? .rows(number) : nil
        }
    }
}
