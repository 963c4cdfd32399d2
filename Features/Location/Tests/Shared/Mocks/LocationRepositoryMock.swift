import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeLocation

struct LocationRepositoryMock: LocationRepositoryContract {
    let getLocation: MockedCall<PolicyInput<Int>, Fetched<Location>, LocationError>
    let getLocations: MockedCall<PolicyInput<[Int]>, LookupResults<Int, Location>, LocationError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getLocation = MockedCall("getLocation", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
        getLocations = MockedCall("getLocations", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
    }

    func getLocation(identifier: Int, cachePolicy: CachePolicy) async throws(LocationError) -> Fetched<Location> {
        try getLocation.call(PolicyInput(identifier, cachePolicy))
    }

    func getLocations(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(LocationError) -> LookupResults<Int, Location> {
        try getLocations.call(PolicyInput(identifiers, cachePolicy))
    }
}
