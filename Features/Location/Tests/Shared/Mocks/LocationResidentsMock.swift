import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeLocation

struct LocationResidentsMock: LocationResidentsContract {
    let getResidents: MockedCall<PolicyInput<[Int]>, LookupResults<Int, LocationResident>, CollectionFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getResidents = MockedCall("getResidents", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    func getResidents(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, LocationResident> {
        try getResidents.call(PolicyInput(identifiers, cachePolicy))
    }
}
