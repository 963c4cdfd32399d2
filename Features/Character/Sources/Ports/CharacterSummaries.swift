public import ChallengeCore
public import ChallengeRepository

/// Characters, as far as other features may know them.
public struct CharacterSummaries: Sendable {
    private let characters: any CharacterRepositoryContract

    public init(session: RepositorySession) {
        characters = CharacterContainer.characters(session)
    }

    /// Several at once, for one request at most.
    public func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(RelatedFailure) -> Batch<Int, CharacterSummary, RelatedFailure> {
        do {
            return try await characters.getCharacters(identifiers: identifiers, cachePolicy: cachePolicy)
                .map(CharacterSummary.init).mapFailure(\.related)
        } catch {
            throw error.related
        }
    }
}
