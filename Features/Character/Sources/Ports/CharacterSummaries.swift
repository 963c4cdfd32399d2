public import ChallengeCore
public import ChallengeRepository

/// Characters, as far as other features may know them.
public struct CharacterSummaries: Sendable {
    private let session: RepositorySession

    public init(session: RepositorySession) {
        self.session = session
    }

    /// Looks up several characters with at most one request.
    public func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, CharacterSummary> {
        let characters = CharacterContainer.characters(session)
        do {
            return try await characters.getCharacters(identifiers: identifiers, cachePolicy: cachePolicy).map(
                CharacterSummary.init)
        } catch .failed(let failure) {
            throw failure
        } catch {
            // A lookup of several items reports a missing one in its results, never as an error.
            throw .loadFailed(.invalidRequest(status: 404))
        }
    }
}
