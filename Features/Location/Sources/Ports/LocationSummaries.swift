public import ChallengeCore
public import ChallengeRepository

/// The locations that other features can read.
public struct LocationSummaries: Sendable {
    private let session: RepositorySession

    public init(session: RepositorySession) {
        self.session = session
    }

    /// Returns the identifiers of the characters in a location, or `nil` if the location does not exist.
    public func getResidents(location: Int, cachePolicy: CachePolicy) async throws(CollectionFailure) -> Fetched<[Int]>?
    {
        do {
            return try await LocationContainer.locations(session).getLocation(
                identifier: location, cachePolicy: cachePolicy
            ).map(\.residents)
        } catch .failed(let failure) {
            throw failure
        } catch {
            return nil
        }
    }
}
