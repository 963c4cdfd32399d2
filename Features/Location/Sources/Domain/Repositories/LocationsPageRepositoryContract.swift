import ChallengeCore

/// Pages of locations, with or without a filter.
protocol LocationsPageRepositoryContract: Sendable {
    func getLocationsPage(
        page: Int, cachePolicy: CachePolicy
    ) async throws(LocationError) -> Fetched<Page<Location>>

    /// Returns a page of the locations that meet the filter; the page is empty if none does.
    func searchLocationsPage(
        page: Int, filter: LocationsFilter, cachePolicy: CachePolicy
    ) async throws(LocationError) -> Fetched<Page<Location>>
}
