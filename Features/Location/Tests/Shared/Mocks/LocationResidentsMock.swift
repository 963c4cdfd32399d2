import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeLocation

struct LocationResidentsMock: LocationResidentsContract {
    let getting: MockedCall<[Int], Batch<Int, LocationResident, RelatedFailure>, RelatedFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getting = MockedCall("getResidents", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    func getResidents(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(RelatedFailure) -> Batch<Int, LocationResident, RelatedFailure> { try getting(identifiers) }
}
