import ChallengeCollections
import ChallengeCore
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
            return Int(
                try await NameLookup(noun: "character.noun", invocation, console, cachePolicy).key(named: name) {
                    try await addFavorites.characters.names.named(name, $0)
                })
        }
    }

    /// Returns the identifiers of the selected favorites.
    ///
    /// - Parameter partialMatch: Receives the favorite if the user typed only a part of its name.
    func favoriteIdentifiers(partialMatch: @escaping (NamedItem) -> Void = { _ in }) async throws -> [Int] {
        let favorites = FavoriteSummaries(favorites: container.favorites)
        return try await identifiers { name in
            let lookup = NameLookup(
                noun: "favorites.noun", invocation, console, .localFirst,
                adviceForOwnItems: "favoritesError.advice.notFavorites")
            return Int(
                try await lookup.key(named: name) { _ in
                    let matches = try await favorites.findFavorites(named: name)
                    if matches.exact.isEmpty, let favorite = matches.partial.first { partialMatch(favorite) }
                    return matches
                })
        }
    }

    private func identifiers(
        note: ((Int, String) throws -> Void)? = nil, ofName identifier: @escaping (String) async throws -> Int
    ) async throws -> [Int] {
        let selection = try await invocation.selection(
            of: FavoriteOptions.identifiers, readingFrom: console, named: identifier, note: note)
        return switch selection {
        case .one(let identifier): [identifier]
        case .several(let identifiers): identifiers
        case .name(let name): [try await identifier(name)]
        }
    }
}
