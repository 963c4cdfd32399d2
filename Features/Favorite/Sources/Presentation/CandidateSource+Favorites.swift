import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The favorites and their tags as candidates that complete a word.
extension CandidateSource {
    /// Returns the source of the favorites.
    static func favorites(_ container: @escaping @Sendable (Invocation) throws -> FavoriteContainer) -> CandidateSource
    {
        .items { request, text in
            try await container(request.invocation).favorites.getFavorites(
                startingWith: text, limit: request.earlierWords.isEmpty ? maximumCandidates : .max
            ).map { NamedItem($0) }
        }
    }

    /// Returns the source of the tags that favorites have, the most used ones first.
    static func tags(_ container: @escaping @Sendable (Invocation) throws -> FavoriteContainer) -> CandidateSource {
        CandidateSource(listsAllValues: true) { request in
            try await container(request.invocation).favorites.getTags(startingWith: request.text)
                .map { Candidate($0.name, description: "favorites.candidate.tag %lld".localized($0.count)) }
        }
    }

    /// Returns the source of the characters that can become favorites.
    static func characters(
        _ container: @escaping @Sendable (Invocation) throws -> FavoriteContainer
    ) -> CandidateSource {
        .items { request, text in
            try await container(request.invocation).addFavorites().useCase.characters.search.items(startingWith: text)
        }
    }
}
