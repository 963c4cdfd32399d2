import ChallengeCore
import ChallengeRepository
import Testing

@testable import ChallengeSync

struct SyncErrorMapperTests {
    @Test(arguments: [
        (SyncFailure.fetchFailed(.cancelled), SyncError.loadFailed(collection: .stub("episodes"), .cancelled)),
        (.storageFailed(.saving, .full), .storageFailed(collection: .stub("episodes"), .saving, .full)),
        (.unwritableItem(identifier: "7"), .unwritableItem(collection: .stub("episodes"), identifier: "7")),
        (.incomplete, .incomplete(collection: .stub("episodes"))),
    ])
    func `a failure has the collection`(failure: SyncFailure, error: SyncError) {
        #expect(SyncErrorMapper().map(.init(error: failure, collection: .stub("episodes"))) == error)
    }
}
