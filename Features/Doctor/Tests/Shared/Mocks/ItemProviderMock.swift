import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeDoctor

struct ItemProviderMock: ItemProviderContract {
    let requestItemCall: MockedCall<Void, Void, CollectionFailure>
    let countLinksCall: MockedCall<Void, LinkCounts?, CollectionFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        requestItemCall = MockedCall("requestItem", unconfigured: .cancelled, sourceLocation: sourceLocation)
        countLinksCall = MockedCall("countLinks", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    func requestItem() async throws(CollectionFailure) { try requestItemCall.call(()) }

    func countLinks() async throws(CollectionFailure) -> LinkCounts? { try countLinksCall.call(()) }
}
