import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Testing

/// A mock with a property `…Call` for each method, which reports that all items were fetched.
struct CollectionSyncMock: CollectionSyncContract {
    let name: CollectionName
    let unfinishedCall: MockedCall<Void, Bool, StorageFailure>
    let syncCall: MockedCall<Void, CollectionChanges, CollectionFailure>
    let checkCall: MockedCall<Void, CollectionChanges, CollectionFailure>
    let sectionCall: MockedCall<Void, String?, SnapshotFailure>
    let endCall: MockedCall<Void, Void, StorageFailure>

    init(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
        self.name = .stub(name)
        unfinishedCall = MockedCall("isFetchedByUnfinishedSync", unconfigured: .busy, sourceLocation: sourceLocation)
        syncCall = MockedCall("sync", unconfigured: .cancelled, sourceLocation: sourceLocation)
        checkCall = MockedCall("check", unconfigured: .cancelled, sourceLocation: sourceLocation)
        sectionCall = MockedCall("snapshotSection", unconfigured: .incomplete, sourceLocation: sourceLocation)
        endCall = MockedCall("endSync", unconfigured: .busy, sourceLocation: sourceLocation)
        unfinishedCall.setResult(.success(false))
    }

    func isFetchedByUnfinishedSync() async throws(StorageFailure) -> Bool { try unfinishedCall.call(()) }

    func sync(_ progress: @Sendable (Int, Int) -> Void) async throws(CollectionFailure) -> CollectionChanges {
        let changes = try syncCall.call(())
        progress(changes.count, changes.count)
        return changes
    }

    func check(_ progress: @Sendable (Int, Int) -> Void) async throws(CollectionFailure) -> CollectionChanges {
        let changes = try checkCall.call(())
        progress(changes.count, changes.count)
        return changes
    }

    func snapshotSection() async throws(SnapshotFailure) -> String? { try sectionCall.call(()) }

    func endSync() async throws(StorageFailure) { try endCall.call(()) }
}
