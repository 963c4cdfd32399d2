import ChallengeCollections
import ChallengeCore
import ChallengeJSON
import ChallengeTerminal

/// The tab, and the item or the filter, that the browser shows first.
struct BrowserStart: Sendable {
    var tab = 0
    var item: ItemKey?
    var filter: LinkFilter?
}

/// The filters of a link, and the items of the list that it means.
struct LinkFilter: Sendable, Equatable {
    let text: String
    let keys: [ItemKey]
}

extension [BrowsedCollection] {
    /// Returns the place that a link means, a kind, or a name.
    ///
    /// - Parameters:
    ///   - accepts: Asks the user whether the nearest name is meant.
    ///   - output: Returns what a command prints.
    func start(
        _ text: String?, scheme: String, accepts: (_ name: String) async throws -> Bool,
        output: (_ words: [String]) async throws -> String
    ) async throws -> BrowserStart {
        guard let text else { return BrowserStart() }
        if text.contains("://") { return try await start(link: text, scheme: scheme, output: output) }
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
            return try await start(name, scheme: scheme, accepts: { _ in false }, output: output)
        }
        throw CommandError.nothingToBrowse(text, nearestNames: nearest)
    }

    /// A link to a list shows the items that its command prints.
    private func start(
        link text: String, scheme: String, output: (_ words: [String]) async throws -> String
    ) async throws -> BrowserStart {
        let words = try compactMap(\.source?.link).words(for: text, scheme: scheme)
        let tab = tab(of: words[0]) ?? 0
        if words[0] == self[tab].kind { return BrowserStart(tab: tab, item: try await key(words[1], in: tab)) }
        let filters = words.dropFirst(2).map { $0.dropFirst(2) }
        if filters.isEmpty { return BrowserStart(tab: tab) }
        let keys = Self.keys(in: try await output(words + ["--all", "--json=id"]))
        return BrowserStart(tab: tab, filter: LinkFilter(text: filters.joined(separator: " "), keys: keys))
    }

    /// Returns the identifiers in the output of a list.
    private static func keys(in output: String) -> [ItemKey] {
        guard case .array(let records)? = try? JSONValue(json: output) else { return [] }
        return records.compactMap { record in
            guard case .object(let members) = record else { return nil }
            return switch members["id"] {
            case .integer(let number): .number(number)
            case .string(let text): .text(text)
            default: nil
            }
        }
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
