import ChallengeCore
import ChallengePrinting
import ChallengeResources
import ChallengeTerminal

extension FavoriteContainer {
    /// Returns the identifiers of the characters that the command line names.
    func characters(_ invocation: Invocation, _ console: Console) async throws -> [Int] {
        try await identifiers(invocation, console) { $0 }
    }

    /// Returns the identifiers of the favorites that the command line names.
    ///
    /// A name means a favorite; characters that are no favorites are only considered if no favorite matches.
    func favorites(_ invocation: Invocation, _ console: Console) async throws -> [Int] {
        try await identifiers(invocation, console) { matches in
            let identifiers = Set(try await favorites.getAll().map(\.id))
            let favorites = matches.filter { identifiers.contains($0.id) }
            return favorites.isEmpty ? matches : favorites
        }
    }

    private func identifiers(
        _ invocation: Invocation, _ console: Console,
        selecting select: (NameMatches<NamedCharacter>) async throws -> NameMatches<NamedCharacter>
    ) async throws -> [Int] {
        switch try await invocation.selection(of: FavoriteOptions.identifiers, readingFrom: console) {
        case .one(let identifier): return [identifier]
        case .several(let identifiers): return identifiers
        case .name(let name):
            let (addFavorites, cachePolicy) = try addFavorites()
            let printer = try ItemPrinter(.favorites, noun: "character.noun", invocation, console)
            let identifier = try await printer.identifier(named: name, details: \.distinctions) { name in
                try await select(addFavorites.characters.findCharacters(named: name, cachePolicy: cachePolicy))
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
