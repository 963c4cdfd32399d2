import ChallengeCollections
import ChallengeCore
import ChallengeTerminal

/// The tab, and the item or the filter, that the browser shows first.
struct BrowserStart: Sendable {
    var tab = 0
    var item: ItemKey?
    var filter: String?
}

extension [BrowsedCollection] {
    /// Returns the place that a link means, a kind, or a name.
    ///
    /// - Parameter accepts: Asks the user whether the nearest name is meant.
    func start(
        _ text: String?, scheme: String, accepts: (_ name: String) async throws -> Bool
    ) async throws -> BrowserStart {
        guard let text else { return BrowserStart() }
        if text.contains("://") { return try await start(link: text, scheme: scheme) }
        if let tab = tab(of: text) { return BrowserStart(tab: tab) }
        var matches: [[RankedMatch<BrowserStart>]] = []
        var names: [NearName] = []
        for (tab, collection) in enumerated() where collection.source != nil {
            let found = await collection.items.named(text)
            matches.append(found.matches.map { $0.map { BrowserStart(tab: tab, item: $0) } })
            names += found.nearestNames
        }
        if let best = matches.acrossKinds().first { return best }
        let nearest = names.nearest
        if let name = nearest.first, try await accepts(name) {
            return try await start(name, scheme: scheme) { _ in false }
        }
        throw CommandError.nothingToBrowse(text, nearestNames: nearest)
    }

    private func start(link text: String, scheme: String) async throws -> BrowserStart {
        let words = try compactMap(\.source?.link).words(for: text, scheme: scheme)
        let tab = tab(of: words[0]) ?? 0
        if words[0] == self[tab].kind { return BrowserStart(tab: tab, item: try await key(words[1], in: tab)) }
        let filters = words.dropFirst(2).map { $0.split(separator: "=", maxSplits: 1).last.map(String.init) ?? "" }
        // A number is a page or refers to an item of another kind.
        if filters.contains(where: { Int($0) != nil }) { throw CommandError.linkWithFilters }
        let texts = filters.map { $0.contains(" ") ? "\"\($0)\"" : $0 }
        return BrowserStart(tab: tab, filter: texts.isEmpty ? nil : texts.joined(separator: " "))
    }

    private func tab(of word: String) -> Int? {
        ValueKind.named(enumerated().map { ($0.offset, $0.element.name) }, prefersPlural: true).parse(word)
    }

    /// Returns the key of the item with an identifier or a code.
    private func key(_ word: String, in tab: Int) async throws -> ItemKey {
        let keys = await self[tab].items.named(word).items
        guard let key = keys.first(where: { "\($0)" == word }) ?? keys.first else {
            throw CommandError.nothingToBrowse(word)
        }
        return key
    }
}
