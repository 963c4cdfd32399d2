import ChallengeCore
import ChallengePrinting
import ChallengeResources
import ChallengeTerminal

extension FavoriteContainer {
    /// Returns the identifiers of the characters that the command line names.
    func characterIdentifiers(_ invocation: Invocation, _ console: Console) async throws -> [Int] {
        try await identifiers(invocation, console) { characters, name, cachePolicy in
            try await characters.findCharacters(named: name, cachePolicy: cachePolicy)
        }
    }

    /// Returns the identifiers of the favorites that the command line names.
    ///
    /// Names are found without a request. Among characters whose names match equally well, favorites are preferred.
    func favoriteIdentifiers(_ invocation: Invocation, _ console: Console) async throws -> [Int] {
        try await identifiers(invocation, console) { characters, name, _ in
            let matches = try await characters.findCharacters(named: name, cachePolicy: .localFirst)
            let identifiers = Set(try await favorites.getAll().map(\.id))
            let favorites = matches.filter { identifiers.contains($0.id) }
            let hasFavorites = matches.exact.isEmpty ? !favorites.isEmpty : !favorites.exact.isEmpty
            return hasFavorites ? favorites : matches
        }
    }

    private func identifiers(
        _ invocation: Invocation, _ console: Console,
        find: (any CharacterProviderContract, String, CachePolicy) async throws -> NameMatches<NamedCharacter>
    ) async throws -> [Int] {
        switch try await invocation.selection(of: FavoriteOptions.identifiers, readingFrom: console) {
        case .one(let identifier): return [identifier]
        case .several(let identifiers): return identifiers
        case .name(let name):
            let (addFavorites, cachePolicy) = try addFavorites()
            let printer = try ItemPrinter(.favorites, noun: "character.noun", invocation, console)
            let identifier = try await printer.identifier(named: name, cachePolicy, details: \.distinctions) {
                try await find(addFavorites.characters, name, cachePolicy)
            }
            return [identifier]
        }
    }
}

extension NamedCharacter {
    /// The values that tell characters with similar names apart.
    fileprivate var distinctions: [String] {
        [APIWords.species(species, gender: gender), "character.name.episodes %lld".localized(appearances)]
    }
}
