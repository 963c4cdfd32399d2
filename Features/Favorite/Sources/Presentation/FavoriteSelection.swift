import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The items that a command line selects, by identifiers or by one name, after a word for their kind or without it.
struct FavoriteSelection {
    let container: FavoriteContainer
    let console: Console
    /// The kind that the first word names; `nil` if all words mean items.
    let kind: String?
    private let invocation: Invocation

    init(_ container: FavoriteContainer, _ invocation: Invocation, _ console: Console) {
        self.container = container
        self.console = console
        let words = invocation[FavoriteOptions.items]
        kind = words.count > 1 ? container.kinds.kind(named: words[0]) : nil
        self.invocation = kind == nil ? invocation : invocation.movingOperandToPath()
    }

    /// Returns the items that the command adds to the favorites.
    ///
    /// - Parameter note: Is called for each item that has a text behind a tab in standard input.
    func newItems(note: @escaping (ItemID, String) throws -> Void) async throws -> [ItemID] {
        let kind = kind ?? container.kinds.first
        return try await words(note: { try note(ItemID($0.kind ?? kind, $0.key), $1) }) { name in
            let candidates = try container.candidates()
            let lookup = NameLookup(noun: "\(kind).noun", invocation, console, candidates.cachePolicy)
            let key = try await lookup.key(named: name, confirm: isMeant) { name, policy in
                try await candidates.search(kind)?.items(.named(name), policy)
                    ?? Fetched(value: RankedMatches<NamedItem>(), origin: .cache(age: .zero))
            }
            return ItemWord(kind: kind, key: key)
        }.map { ItemID($0.kind ?? kind, $0.key) }
    }

    /// Returns the selected favorites; for a word that means none, the item that it means.
    ///
    /// - Parameter confirm: Asks the user about a favorite whose whole name is not typed; without it, it is taken.
    func favorites(confirm: ((NamedItem) async throws -> Bool?)? = nil) async throws -> [ItemID] {
        let stored = try await container.favorites.getFavorites(FavoritesQuery(kinds: kind.map { [$0] }))
        let summaries = FavoriteSummaries(favorites: container.favorites, kinds: container.kinds)
        return try await words { name in
            // Favorites can have a kind that the program does not have now.
            if let id = stored.map(\.id).first(where: { "\($0)" == name }) {
                return ItemWord(kind: id.kind, key: id.key)
            }
            let lookup = NameLookup(
                noun: "favorites.noun", invocation, console, .localFirst,
                adviceForOwnItems: "favoritesError.advice.notFavorites")
            let key = try await lookup.key(named: name, confirm: confirm) { name, _ in
                summaries.favorites(named: name, among: stored)
            }
            let id = container.kinds.id(key, among: stored)
            return ItemWord(kind: id.kind, key: id.key)
        }.map { try favorite($0, among: stored) }.withoutRepetition
    }

    /// Asks the user about an item that a command changes; returns `nil` if no user can respond.
    func isMeant(_ item: NamedItem) async throws -> Bool? {
        guard console.canPrompt else { return nil }
        return try await console.confirm(SafeText("favorites.question.meant %@ %@".localized(item.name, "\(item.key)")))
    }

    /// Returns the favorite that a word means; an identifier without a kind means the only favorite that has it.
    private func favorite(_ word: ItemWord, among stored: [Favorite]) throws(FavoritesError) -> ItemID {
        let kind = word.kind ?? kind
        let found = stored.filter { $0.isMeant(by: word.key) && (kind == nil || $0.kind == kind) }.map(\.id)
        if found.count > 1 { throw .severalKinds(found) }
        return found.first ?? ItemID(kind ?? container.kinds.first, word.key)
    }

    private func words(
        note: ((ItemWord, String) throws -> Void)? = nil,
        named: @escaping (String) async throws -> ItemWord
    ) async throws -> [ItemWord] {
        let items = FavoriteOptions.items(container.kinds.selector(ofKind: kind))
        let selection = try await invocation.selection(of: items, readingFrom: console, named: named, note: note)
        return switch selection {
        case .one(let word): [word]
        case .several(let words): words
        case .name(let name): [try await named(name)]
        }
    }
}

extension Favorite {
    /// Returns `true` if the key is the identifier of the item, or its code.
    fileprivate func isMeant(by key: ItemKey) -> Bool {
        "\(item.key)" == "\(key)" || item.shortName?.lowercased() == "\(key)".lowercased()
    }
}
