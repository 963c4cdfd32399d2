import ChallengeCore

/// Locations by name.
protocol LocationNamesRepositoryContract: Sendable {
    /// Finds the locations whose names have all words; `localFirst` finds them without a request.
    func findLocations(
        named name: String, cachePolicy: CachePolicy
    ) async throws(LocationError) -> NameMatches<Location>
}
