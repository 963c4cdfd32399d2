import ChallengeCore

/// Lists of locations, page by page.
protocol LocationsPageRepositoryContract: Sendable {
    /// A page of those that the filter lets through; nothing found is a page without locations.
    func searchLocationsPage(
        page: Int, filter: LocationsFilter, cachePolicy: CachePolicy
    ) async throws(LocationError) -> Fetched<Page<Location>, LocationError>
}
