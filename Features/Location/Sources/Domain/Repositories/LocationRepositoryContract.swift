import ChallengeCore

/// Locations by identifier.
protocol LocationRepositoryContract: Sendable {
    func getLocation(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(LocationError) -> Fetched<Location>

    /// Looks up several locations with as few requests as possible.
    func getLocations(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(LocationError) -> LookupResults<Int, Location>
}
