import ChallengeCore
import ChallengePrinting
import ChallengeTerminal

/// The characters or favorites that a command line selects, by identifiers or by one name.
struct FavoriteSelection {
    let container: FavoriteContainer
    let invocation: Invocation
    let console: Console

    /// Returns the identifiers of the selected characters.
    ///
    /// - Parameter note: Is called for each identifier that has a note in standard input.
    func characterIdentifiers(note: @escaping (Int, String) throws -> Void) async throws -> [Int] {
        try await identifiers(note: note) { characters, name, cachePolicy in
            try await characters.findCharacters(named: name, cachePolicy: cachePolicy)
        }
    }

    /// Returns the identifiers of the selected favorites.
    ///
    /// Names are found without a request, and only whole names are accepted, because the favorites are changed.
    func favoriteIdentifiers() async throws -> [Int] {
        let favorites = FavoriteSummaries(favorites: container.favorites)
        return try await identifiers(needsWholeName: true) { characters, name, _ in
            let matches = try await characters.findCharacters(named: name, cachePolicy: .localFirst)
            if matches.exact.isEmpty { return NameMatches(nearestNames: try await favorites.similarNames(to: name)) }
            let identifiers = Set(try await container.favorites.getAll().map(\.id))
            let known = matches.exact.filter { identifiers.contains($0.id) }
            // The command then reports that the character is not a favorite.
            return NameMatches(exact: known.isEmpty ? Array(matches.exact.prefix(1)) : known)
        }
    }

    private func identifiers(
        needsWholeName: Bool = false, note: ((Int, String) throws -> Void)? = nil,
        find: (any CharacterProviderContract, String, CachePolicy) async throws -> NameMatches<NamedItem>
    ) async throws -> [Int] {
        switch try await invocation.selection(of: FavoriteOptions.identifiers, readingFrom: console, note: note) {
        case .one(let identifier): return [identifier]
        case .several(let identifiers): return identifiers
        case .name(let name):
            let (addFavorites, cachePolicy) = try container.addFavorites()
            let names = NameLookup(
                noun: needsWholeName ? "favorites.noun" : "character.noun", invocation, console, cachePolicy,
                needsWholeName: needsWholeName)
            let identifier = try await names.identifier(named: name, details: \.distinctions) { cachePolicy in
                try await find(addFavorites.characters, name, cachePolicy)
            }
            return [identifier]
        }
    }
}
