import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The command `challenge pick`, which prints the identifiers of the items that the user chooses on a screen.
struct PickCommand {
    private static let query = Option("query", .text, placeholder: "TEXT", help: "browse.option.query")
    private static let multi = Option.flag("multi", help: "browse.option.multi")

    private let list: Argument<String>
    private let dependencies: @Sendable (Invocation) throws -> BrowseDependencies

    init(lists: [KindName], dependencies: @escaping @Sendable (Invocation) throws -> BrowseDependencies) {
        list = Argument(
            "KIND", .named(lists.map { ($0.plural, $0) }, prefersPlural: true), .optional, help: "browse.argument.list")
        self.dependencies = dependencies
    }

    var command: Command {
        Command(
            "pick", summary: "browse.command.pick", discussion: "browse.discussion.pick", arguments: [list],
            options: [Self.query, Self.multi],
            examples: [
                Example("challenge pick --multi | challenge favorites add -", summary: "browse.example.pick"),
                Example("challenge episode $(challenge pick episodes)", summary: "browse.example.pickKind"),
                Example("challenge pick favorites --query rick", summary: "browse.example.pickQuery"),
            ], run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        // Standard output is a pipe as a rule, so the messages tell what the terminal can show.
        let screen = console.output.isTerminal ? console.output : console.error
        guard screen.showsFrames else { throw NoScreen() }
        let dependencies = try dependencies(invocation)
        let list = invocation[list].first
        let collections = dependencies.collections
        let picked = try await screen.show(
            Picker(
                collections.first { $0.name.plural == list } ?? collections[0], dependencies.cachePolicy,
                query: invocation[Self.query] ?? "", isMulti: invocation.has(Self.multi)))
        if picked.isEmpty { throw ReportedExit(exitCode: .interrupted) }
        try console.print(picked.map { SafeText("\($0)") })
    }
}
