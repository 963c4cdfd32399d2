import ChallengeCollections
import ChallengeCore
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
        let start = try await dependencies.collections.start(
            invocation.text(of: Self.start), scheme: invocation.path[0])
        let outcome = try await console.output.show(
            Browser(dependencies.collections, dependencies.cachePolicy, start: start))
        if !outcome.unsaved.isEmpty { throw NotSaved(changes: outcome.unsaved) }
        if outcome.code != .ok { throw ReportedExit(exitCode: outcome.code) }
    }
}

/// The tab and the item that the browser shows first.
struct BrowserStart: Sendable {
    var tab = 0
    var item: ItemKey?
}

extension [BrowsedCollection] {
    /// Returns the place that a link means, a kind, or a name.
    fileprivate func start(_ text: String?, scheme: String) async throws -> BrowserStart {
        guard let text else { return BrowserStart() }
        if text.contains("://") {
            let words = try compactMap(\.source?.link).words(for: text, scheme: scheme)
            if words.count > 2 { throw LinkWithFilters() }
            let tab = tab(of: words[0]) ?? 0
            return BrowserStart(tab: tab, item: words[0] == self[tab].kind ? try await key(words[1], in: tab) : nil)
        }
        if let tab = tab(of: text) { return BrowserStart(tab: tab) }
        var matches: [[RankedMatch<BrowserStart>]] = []
        for (tab, collection) in enumerated() where collection.source != nil {
            matches.append(await collection.items.matching(text).map { $0.map { BrowserStart(tab: tab, item: $0) } })
        }
        guard let best = matches.acrossKinds().first else { throw NothingToBrowse(text: text) }
        return best
    }

    private func tab(of word: String) -> Int? {
        ValueKind.named(enumerated().map { ($0.offset, $0.element.name) }, prefersPlural: true).parse(word)
    }

    /// Returns the key of the item with an identifier or a code.
    private func key(_ word: String, in tab: Int) async throws -> ItemKey {
        let keys = await self[tab].items.matching(word).map(\.item)
        guard let key = keys.first(where: { "\($0)" == word }) ?? keys.first else { throw NothingToBrowse(text: word) }
        return key
    }
}
