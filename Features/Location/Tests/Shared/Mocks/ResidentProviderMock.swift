import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeLocation

struct ResidentProviderMock: ResidentProviderContract {
    let getResidents: MockedCall<PolicyInput<[Int]>, LookupResults<Int, Resident>, CollectionFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getResidents = MockedCall("getResidents", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    func getResidents(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, Resident> {
        try getResidents.call(PolicyInput(identifiers, cachePolicy))
    }
}
