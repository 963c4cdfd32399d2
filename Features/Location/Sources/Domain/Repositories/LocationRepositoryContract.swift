import ChallengeCore

/// Locations by their identifiers.
protocol LocationRepositoryContract: Sendable {
    func getLocation(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(LocationError) -> Fetched<Location, LocationError>

    /// Several at once, for one request at most; what became of each is in the batch.
    func getLocations(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(LocationError) -> Batch<Int, Location, LocationError>
}
