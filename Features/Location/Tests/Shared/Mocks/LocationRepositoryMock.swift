import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeLocation

struct LocationRepositoryMock: LocationRepositoryContract {
    let searching = ItemSearchMock<Location>()
    let getLocation: MockedCall<PolicyInput<Int>, Fetched<Location>, LocationError>
    let getLocations: MockedCall<PolicyInput<[Int]>, LookupResults<Int, Location>, LocationError>
    let searchLocationsPage: MockedCall<PolicyInput<PageInput<LocationsFilter>>, Fetched<Page<Location>>, LocationError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        func call<Input, Output>(_ name: String) -> MockedCall<Input, Output, LocationError> {
            MockedCall(name, unconfigured: .loadFailed(.cancelled), sourceLocation: sourceLocation)
        }
        getLocation = call("getLocation")
        getLocations = call("getLocations")
        searchLocationsPage = call("searchLocationsPage")
    }

    var search: any ItemSearchContract<Location> { searching }

    func getLocation(identifier: Int, cachePolicy: CachePolicy) async throws(LocationError) -> Fetched<Location> {
        try getLocation.call(PolicyInput(identifier, cachePolicy))
    }

    func getLocations(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(LocationError) -> LookupResults<Int, Location> {
        try getLocations.call(PolicyInput(identifiers, cachePolicy))
    }

    func searchLocationsPage(
        page: Int, filter: LocationsFilter, cachePolicy: CachePolicy
    ) async throws(LocationError) -> Fetched<Page<Location>> {
        try searchLocationsPage.call(PolicyInput(PageInput(page: page, filter: filter), cachePolicy))
    }
}
