import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeLocation

struct LocationNamesRepositoryMock: LocationNamesRepositoryContract {
    let findLocations: MockedCall<PolicyInput<String>, NameMatches<Location>, LocationError>
    let findLocationsStartingWith: MockedCall<String, [Location], LocationError>
    let searchLocations: MockedCall<String, Fetched<RankedMatches<Location>>, LocationError>
    let getAllLocationsCall: MockedCall<Void, Fetched<[Location]>, LocationError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        findLocations = MockedCall("findLocations", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
        findLocationsStartingWith = MockedCall(
            "findLocationsStartingWith", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
        searchLocations = MockedCall(
            "searchLocations", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
        getAllLocationsCall = MockedCall(
            "getAllLocations", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
    }

    func findLocations(
        named name: String, cachePolicy: CachePolicy
    ) async throws(LocationError) -> NameMatches<Location> {
        try findLocations.call(PolicyInput(name, cachePolicy))
    }

    func findLocations(startingWith text: String) async throws(LocationError) -> [Location] {
        try findLocationsStartingWith.call(text)
    }

    func searchLocations(text: String) async throws(LocationError) -> Fetched<RankedMatches<Location>> {
        try searchLocations.call(text)
    }

    func getAllLocations() async throws(LocationError) -> Fetched<[Location]> {
        try getAllLocationsCall.call(())
    }
}
