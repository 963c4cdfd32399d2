import ChallengeCore

/// Locations by name or text, and all locations on this machine.
protocol LocationNamesRepositoryContract: Sendable {
    /// Finds the locations whose names contain every word of `name`; `localFirst` finds them without a request.
    func findLocations(
        named name: String, cachePolicy: CachePolicy
    ) async throws(LocationError) -> NameMatches<Location>

    /// Finds the locations on this machine whose names or identifiers start with the text.
    func findLocations(startingWith text: String) async throws(LocationError) -> [Location]

    /// Finds the locations whose texts match, without a request; `SearchQuery` of the Repository module describes the text.
    func searchLocations(text: String) async throws(LocationError) -> Fetched<RankedMatches<Location>>

    /// Returns all locations of the complete collection in the cache, or else those of the snapshot, without a request.
    func getAllLocations() async throws(LocationError) -> Fetched<[Location]>
}
