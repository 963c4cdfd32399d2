import ChallengeCollections
import ChallengeCore
import ChallengeScreen
import ChallengeTerminal

/// The command `challenge browse`, which shows all collections on one screen.
struct BrowseCommand {
    private static let start = Argument("KIND|NAME|LINK", .text, .any, help: "browse.argument.start")

    let dependencies: @Sendable (Invocation) throws -> BrowseDependencies

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
        let dependencies = try dependencies(invocation)
        let text = invocation.text(of: Self.start)
        let start = try await dependencies.collections.start(text, scheme: invocation.path[0])
        guard let start else { throw NothingToBrowse(text: text ?? "") }
        do {
            try await ScreenRunner(device: SystemTerminal(), isColored: console.output.isColored).run(
                Browser(dependencies.collections, dependencies.cachePolicy, start: start))
        } catch {
            throw NoScreen()
        }
    }
}

/// The tab and the item that the browser shows first.
struct BrowserStart {
    var tab = 0
    var item: ItemKey?
}

extension [BrowsedCollection] {
    /// Returns the place that a link means, a kind, or a name; `nil` if nothing matches.
    fileprivate func start(_ text: String?, scheme: String) async throws -> BrowserStart? {
        guard let text else { return BrowserStart() }
        if text.contains("://") {
            let words = try compactMap(\.source?.link).words(for: text, scheme: scheme)
            guard let tab = tab(of: words[0]) else { return nil }
            if words[0] == self[tab].plural { return BrowserStart(tab: tab) }
            return await self[tab].items.matching(words[1]).first.map { BrowserStart(tab: tab, item: $0) }
        }
        if let tab = tab(of: text.lowercased()) { return BrowserStart(tab: tab) }
        for (tab, collection) in enumerated() where collection.source != nil {
            if let key = await collection.items.matching(text).first { return BrowserStart(tab: tab, item: key) }
        }
        return nil
    }

    private func tab(of word: String) -> Int? { firstIndex { [$0.kind, $0.plural].contains(word) } }
}
