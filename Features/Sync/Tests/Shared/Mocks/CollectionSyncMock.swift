import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Testing

/// A mock with a property `…Call` for each method, which reports that all items were fetched.
struct CollectionSyncMock: CollectionSyncContract {
    let name: CollectionName
    let fetchCall: MockedCall<Bool, CollectionChanges, SyncFailure>
    let sectionCall: MockedCall<Void, String, SyncFailure>

    init(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
        self.name = .stub(name)
        fetchCall = MockedCall("fetch", unconfigured: .incomplete, sourceLocation: sourceLocation)
        sectionCall = MockedCall("snapshotSection", unconfigured: .incomplete, sourceLocation: sourceLocation)
    }

    func fetch(
        savesItems: Bool, _ progress: @Sendable (Int, Int?) -> Void
    ) async throws(SyncFailure) -> CollectionChanges {
        let changes = try fetchCall.call(savesItems)
        progress(changes.count, changes.count)
        return changes
    }

    func snapshotSection() async throws(SyncFailure) -> String { try sectionCall.call(()) }
}
