import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeLocation

struct LocationsPageRepositoryMock: LocationsPageRepositoryContract {
    struct Search: Equatable, Sendable {
        let page: Int
        let filter: LocationsFilter
    }

    let getLocationsPage: MockedCall<PolicyInput<Int>, Fetched<Page<Location>>, LocationError>
    let searchLocationsPage: MockedCall<PolicyInput<Search>, Fetched<Page<Location>>, LocationError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getLocationsPage = MockedCall(
            "getLocationsPage", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
        searchLocationsPage = MockedCall(
            "searchLocationsPage", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
    }

    func getLocationsPage(
        page: Int, cachePolicy: CachePolicy
    ) async throws(LocationError) -> Fetched<Page<Location>> {
        try getLocationsPage.call(PolicyInput(page, cachePolicy))
    }

    func searchLocationsPage(
        page: Int, filter: LocationsFilter, cachePolicy: CachePolicy
    ) async throws(LocationError) -> Fetched<Page<Location>> {
        try searchLocationsPage.call(PolicyInput(Search(page: page, filter: filter), cachePolicy))
    }
}
