import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// The command `challenge browse`, which shows all collections on one screen.
struct BrowseCommand {
    private static let start = Argument("KIND|NAME", .text, .any, help: "browse.argument.start")

    let collections: @Sendable (Invocation) throws -> [BrowsedCollection]

    var command: Command {
        Command(
            "browse", summary: "browse.command.browse", discussion: "browse.discussion", arguments: [Self.start],
            examples: [
                Example("challenge browse", summary: "browse.example.browse"),
                Example("challenge browse episodes", summary: "browse.example.kind"),
                Example("challenge browse birdperson", summary: "browse.example.name"),
            ], run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        guard console.hasTerminal, console.output.showsFrames else { throw NoScreen() }
        let collections = try collections(invocation)
        let first = await firstPlace(invocation.text(of: Self.start), collections)
        guard let first else { throw NothingToBrowse(text: invocation.text(of: Self.start) ?? "") }
        let browser = Browser(collections, start: first)
        do {
            try await ScreenRunner(device: SystemTerminal(), isColored: console.output.isColored).run(browser)
        } catch {
            throw NoScreen()
        }
    }

    /// Returns the tab of the kind or of the best match, and the item; `nil` if nothing matches.
    private func firstPlace(_ text: String?, _ collections: [BrowsedCollection]) async -> (tab: Int, item: ItemKey?)? {
        guard let text else { return (0, nil) }
        let word = text.lowercased()
        if let tab = collections.firstIndex(where: { [$0.kind, $0.plural].contains(word) }) { return (tab, nil) }
        for (tab, collection) in collections.enumerated() {
            if let key = await collection.items.matching(text).first { return (tab, key) }
        }
        return nil
    }
}

/// The error for a program without a terminal that can show a screen.
struct NoScreen: PresentableError {
    var message: String { "browse.noScreen".localized() }
    var advice: String? { "browse.advice.noScreen".localized() }
    var exitCode: ExitCode { .usage }
}

/// The error for a text that names no kind and no item.
struct NothingToBrowse: PresentableError {
    let text: String

    var message: String { "browse.nothing %@".localized(text) }
    var advice: String? { nil }
    var exitCode: ExitCode { .notFound }
}
