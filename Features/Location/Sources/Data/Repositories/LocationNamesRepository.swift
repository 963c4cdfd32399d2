import ChallengeCore
import ChallengeRepository

/// Locations by name, from the data on this machine or from the API.
struct LocationNamesRepository: LocationNamesRepositoryContract {
    let names: NameSearch<LocationSnapshotLine>
    let pages: any LocationsPageRepositoryContract
    private let mapper = LocationMapper()

    func findLocations(
        named name: String, cachePolicy: CachePolicy
    ) async throws(LocationError) -> NameMatches<Location> {
        if cachePolicy == .localFirst { return await names.items(named: name).map(mapper.map) }
        return try await names.items(named: name) { (page, text) async throws(LocationError) in
            try await pages.searchLocationsPage(
                page: page, filter: LocationsFilter(name: text), cachePolicy: cachePolicy
            ).value
        }
    }
}
