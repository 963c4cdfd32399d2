import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The favorites and their tags as candidates that complete a word.
extension CandidateSource {
    /// Returns the source of the favorites, and of their kinds if they have several.
    static func favorites(
        of kinds: ItemKinds, _ container: @escaping @Sendable (Invocation) throws -> FavoriteContainer
    ) -> CandidateSource {
        .items(of: kinds) { invocation, kind in
            let query = FavoritesQuery(kinds: kind.map { [$0] })
            let stored = try await container(invocation).favorites.getFavorites(query)
            let names = Set(stored.map(\.kind)).count > 1 ? kinds.names : []
            return (names, { text in stored.filter { $0.starts(with: text) }.map(kinds.named) })
        }
    }

    /// Returns the source of the items that can become favorites, and of their kinds.
    static func newItems(
        of kinds: ItemKinds, _ container: @escaping @Sendable (Invocation) throws -> FavoriteContainer
    ) -> CandidateSource {
        .items(of: kinds) { invocation, kind in
            let search = try container(invocation).candidates().search(kind ?? kinds.first)
            return (kinds.names, { await search?.items(startingWith: $0) ?? [] })
        }
    }

    /// Returns the source of the tags that favorites have, the most used ones first.
    static func tags(_ container: @escaping @Sendable (Invocation) throws -> FavoriteContainer) -> CandidateSource {
        CandidateSource(listsAllValues: true) { request in
            let favorites = try await container(request.invocation).favorites.getAll()
            return FavoritesStatistics.counts(of: favorites.flatMap(\.details.tags))
                .map { Candidate($0.name, description: "favorites.candidate.tag %lld".localized($0.count)) }
        }
    }
}

extension Favorite {
    /// Returns `true` if the name, the identifier or the code starts with the text, ignoring case and accents.
    fileprivate func starts(with text: String) -> Bool {
        [item.name, "\(item.key)", item.shortName ?? ""].contains { $0.folded.starts(withText: text.folded) }
    }
}
