import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeCharacter

struct LocationProviderMock: LocationProviderContract {
    let getResidents: MockedCall<PolicyInput<Int>, Fetched<[Int]>?, CollectionFailure>
    let findLocations: MockedCall<PolicyInput<String>, NameMatches<NamedItem>, CollectionFailure>
    let findLocationsStartingWith: MockedCall<String, [NamedItem], CollectionFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getResidents = MockedCall("getResidents", unconfigured: .cancelled, sourceLocation: sourceLocation)
        findLocations = MockedCall("findLocations", unconfigured: .cancelled, sourceLocation: sourceLocation)
        findLocationsStartingWith = MockedCall(
            "findLocationsStartingWith", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    func getResidents(location: Int, cachePolicy: CachePolicy) async throws(CollectionFailure) -> Fetched<[Int]>? {
        try getResidents.call(PolicyInput(location, cachePolicy))
    }

    func findLocations(
        named name: String, cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> NameMatches<NamedItem> {
        try findLocations.call(PolicyInput(name, cachePolicy))
    }

    func findLocations(startingWith text: String) async throws(CollectionFailure) -> [NamedItem] {
        try findLocationsStartingWith.call(text)
    }
}
