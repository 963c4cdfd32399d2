import ChallengeCollections
import ChallengeCore
import ChallengeScreen
import ChallengeTerminal

/// The command `challenge browse`, which shows all collections on one screen.
struct BrowseCommand {
    private static let start = Argument("KIND|NAME|LINK", .text, .any, help: "browse.argument.start")
    private static let noMouse = Flag("no-mouse", help: "browse.option.noMouse")

    let dependencies: @Sendable (Invocation) throws -> BrowseDependencies

    var command: Command {
        Command(
            "browse", summary: "browse.command.browse", discussion: "browse.discussion",
            arguments: [Self.start.completed(by: starts)],
            options: [Self.noMouse],
            examples: [
                Example("challenge browse", summary: "browse.example.browse"),
                Example("challenge browse episodes", summary: "browse.example.kind"),
                Example("challenge browse birdperson", summary: "browse.example.name"),
            ], run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        guard console.hasTerminal, console.output.showsFrames else { throw CommandError.noScreen }
        let dependencies = try dependencies(invocation)
        let start = try await dependencies.collections.start(
            invocation.text(of: Self.start), scheme: invocation.path[0], accepts: console.accepts(name:),
            output: { words in try await console.whileLoading { _ in try await invocation.output(of: words) } })
        let outcome = try await console.output.show(
            Browser(dependencies, start: start, isASCII: console.output.isASCII),
            at: .window(mouse: !invocation.has(Self.noMouse)))
        if !outcome.unsaved.isEmpty { throw CommandError.notSaved(outcome.unsaved) }
        if outcome.code != .ok { throw ReportedExit(exitCode: outcome.code) }
    }

    /// The kinds, and the names of items of all kinds.
    private var starts: CandidateSource {
        CandidateSource { [dependencies] request in
            let collections = try dependencies(request.invocation).collections
            let names = CandidateSource.items { _, text in
                var items: [NamedItem] = []
                for collection in collections { items += await collection.items.starting(text) }
                return items
            }
            let kinds = collections.map { Candidate($0.name.plural) }
            return (request.earlierWords.isEmpty ? kinds : []) + (try await names.find(request))
        }
    }
}
