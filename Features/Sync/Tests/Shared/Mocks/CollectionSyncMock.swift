import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Testing

/// A mock with a property `…Call` for each method, which reports that all items were fetched.
struct CollectionSyncMock: CollectionSyncContract {
    let name: CollectionName
    let unfinishedCall: MockedCall<Void, Bool, StorageFailure>
    let fetchCall: MockedCall<Bool, CollectionChanges, CollectionFailure>
    let sectionCall: MockedCall<Void, String?, SnapshotFailure>
    let endCall: MockedCall<Void, Void, StorageFailure>

    init(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
        self.name = .stub(name)
        unfinishedCall = MockedCall("isFetchedByUnfinishedSync", unconfigured: .busy, sourceLocation: sourceLocation)
        fetchCall = MockedCall("fetch", unconfigured: .cancelled, sourceLocation: sourceLocation)
        sectionCall = MockedCall("snapshotSection", unconfigured: .incomplete, sourceLocation: sourceLocation)
        endCall = MockedCall("endSync", unconfigured: .busy, sourceLocation: sourceLocation)
        unfinishedCall.setResult(.success(false))
    }

    func isFetchedByUnfinishedSync() async throws(StorageFailure) -> Bool { try unfinishedCall.call(()) }

    func fetch(
        savesItems: Bool, _ progress: @Sendable (Int, Int) -> Void
    ) async throws(CollectionFailure) -> CollectionChanges {
        let changes = try fetchCall.call(savesItems)
        progress(changes.count, changes.count)
        return changes
    }

    func snapshotSection() async throws(SnapshotFailure) -> String? { try sectionCall.call(()) }

    func endSync() async throws(StorageFailure) { try endCall.call(()) }
}
