import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The characters or favorites that a command line selects, by identifiers or by one name.
struct FavoriteSelection {
    let container: FavoriteContainer
    let invocation: Invocation
    let console: Console

    /// Returns the identifiers of the selected characters.
    ///
    /// - Parameter note: Is called for each identifier that has a text behind a tab in standard input.
    func characterIdentifiers(note: @escaping (Int, String) throws -> Void) async throws -> [Int] {
        try await identifiers(note: note) { name in
            let (addFavorites, cachePolicy) = try container.addFavorites()
            return try await NameLookup(noun: "character.noun", invocation, console, cachePolicy).key(
                named: name, confirm: isMeant, find: { try await addFavorites.characters.search.items(.named($0), $1) })
        }
    }

    /// Returns the identifiers of the selected favorites.
    ///
    /// - Parameter confirm: Asks the user about a favorite whose whole name is not typed; without it, it is taken.
    func favoriteIdentifiers(confirm: ((NamedItem) async throws -> Bool?)? = nil) async throws -> [Int] {
        let favorites = FavoriteSummaries(favorites: container.favorites)
        return try await identifiers { name in
            let lookup = NameLookup(
                noun: "favorites.noun", invocation, console, .localFirst,
                adviceForOwnItems: "favoritesError.advice.notFavorites")
            return try await lookup.key(named: name, confirm: confirm) { name, _ in
                try await favorites.findFavorites(named: name)
            }
        }
    }

    /// Asks the user about an item that a command changes; returns `nil` if no user can respond.
    func isMeant(_ item: NamedItem) async throws -> Bool? {
        guard console.canPrompt else { return nil }
        return try await console.confirm(SafeText("favorites.question.meant %@ %@".localized(item.name, "\(item.key)")))
    }

    private func identifiers(
        note: ((Int, String) throws -> Void)? = nil, ofName key: @escaping (String) async throws -> ItemKey
    ) async throws -> [Int] {
        let selection = try await invocation.selection(
            of: FavoriteOptions.identifiers, readingFrom: console, named: { Int(try await key($0)) }, note: note)
        return switch selection {
        case .one(let identifier): [identifier]
        case .several(let identifiers): identifiers
        case .name(let name): [Int(try await key(name))]
        }
    }
}
