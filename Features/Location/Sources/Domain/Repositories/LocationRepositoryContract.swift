import ChallengeCore

/// Locations by identifier, page or text.
protocol LocationRepositoryContract: Sendable {
    /// Finds locations by a text, and reads all of them.
    var search: any ItemSearchContract<Location> { get }

    /// Returns the location with the identifier.
    func getLocation(identifier: Int, cachePolicy: CachePolicy) async throws(LocationError) -> Fetched<Location>

    /// Looks up several locations with as few requests as possible.
    func getLocations(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(LocationError) -> LookupResults<Int, Location>

    /// Returns a page of the locations that meet the filter; the page is empty if none does.
    func searchLocationsPage(
        page: Int, filter: LocationsFilter, cachePolicy: CachePolicy
    ) async throws(LocationError) -> Fetched<Page<Location>>
}

extension LocationRepositoryContract {
    /// Returns a page of all locations.
    func getLocationsPage(page: Int, cachePolicy: CachePolicy) async throws(LocationError) -> Fetched<Page<Location>> {
        try await searchLocationsPage(page: page, filter: .none, cachePolicy: cachePolicy)
    }
}
