import ChallengeCore
import ChallengeRepository

/// Locations by name or text, from this machine or the API, and all locations on this machine.
struct LocationNamesRepository: LocationNamesRepositoryContract {
    let search: ItemSearch<LocationSnapshotLine>
    let pages: any LocationsPageRepositoryContract
    private let mapper = LocationMapper()

    func findLocations(
        named name: String, cachePolicy: CachePolicy
    ) async throws(LocationError) -> NameMatches<Location> {
        if cachePolicy == .localFirst { return await search.items(named: name).map(mapper.map) }
        return try await search.items(named: name) { (page, text) async throws(LocationError) in
            try await pages.searchLocationsPage(
                page: page, filter: LocationsFilter(name: text), cachePolicy: cachePolicy)
        }
    }

    func findLocations(startingWith text: String) async throws(LocationError) -> [Location] {
        await search.items(startingWith: text).map(mapper.map)
    }

    func searchLocations(text: String) async throws(LocationError) -> Fetched<RankedMatches<Location>> {
        await search.items(matching: text).map { $0.map(mapper.map) }
    }

    func getAllLocations() async throws(LocationError) -> Fetched<[Location]> {
        await search.allItems().map { $0.map(mapper.map) }
    }
}
