public import ChallengeCore
public import ChallengeRepository

/// The locations that other features can read.
public struct LocationSummaries: Sendable {
    private let session: RepositorySession
    private let locations: LocationRepository

    public init(session: RepositorySession) {
        self.session = session
        locations = LocationContainer.repository(session)
    }

    public var names: NamedItems { NamedItems(LocationContainer.saved(session)) }

    /// Returns the identifiers of the characters in a location, or `nil` if the location does not exist.
    public func getResidents(location: Int, cachePolicy: CachePolicy) async throws(APIError) -> Fetched<[Int]>? {
        do {
            return try await locations.getLocation(identifier: location, cachePolicy: cachePolicy).map(\.residents)
        } catch .failed(let error) {
            throw error
        } catch {
            return nil
        }
    }
}
