import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeCharacter

struct LocationProviderMock: LocationProviderContract {
    let getResidents: MockedCall<PolicyInput<Int>, Fetched<[Int]>?, CollectionFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getResidents = MockedCall("getResidents", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    func getResidents(location: Int, cachePolicy: CachePolicy) async throws(CollectionFailure) -> Fetched<[Int]>? {
        try getResidents.call(PolicyInput(location, cachePolicy))
    }
}
