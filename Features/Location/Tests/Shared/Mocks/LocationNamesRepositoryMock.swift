import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeLocation

struct LocationNamesRepositoryMock: LocationNamesRepositoryContract {
    let findLocations: MockedCall<PolicyInput<String>, NameMatches<Location>, LocationError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        findLocations = MockedCall("findLocations", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
    }

    func findLocations(
        named name: String, cachePolicy: CachePolicy
    ) async throws(LocationError) -> NameMatches<Location> {
        try findLocations.call(PolicyInput(name, cachePolicy))
    }
}
