import ChallengeCore
import ChallengePrinting
import ChallengeResources
import ChallengeTerminal

/// The favorites and their tags as candidates that complete a word.
extension CandidateSource {
    /// Returns the source of the favorites.
    static func favorites(_ container: @escaping @Sendable (Invocation) throws -> FavoriteContainer) -> CandidateSource
    {
        .items(details: \.distinctions) { invocation, text in
            try await container(invocation).favorites.getAll()
                .filter { "\($0.id)".starts(withText: text) || $0.character.name.starts(withText: text) }
                .map(NamedItem.init)
        }
    }

    /// Returns the source of the tags that favorites have, the most used ones first.
    static func tags(_ container: @escaping @Sendable (Invocation) throws -> FavoriteContainer) -> CandidateSource {
        CandidateSource { request in
            let favorites = try await container(request.invocation).favorites.getAll()
            // The time to hash a text can grow with the square of its length, but not that of its bytes.
            return Dictionary(grouping: favorites.flatMap(\.details.tags)) { Array($0.utf8) }.values
                .sorted { left, right in (right.count, left[0]) < (left.count, right[0]) }
                .map { Candidate($0[0], description: "favorites.candidate.tag %lld".localized($0.count)) }
        }
    }

    /// Returns the source of the characters that can become favorites.
    static func characters(
        _ container: @escaping @Sendable (Invocation) throws -> FavoriteContainer
    ) -> CandidateSource {
        .items(details: \.distinctions) { invocation, text in
            try await container(invocation).addFavorites().useCase.characters.findCharacters(startingWith: text)
        }
    }
}
