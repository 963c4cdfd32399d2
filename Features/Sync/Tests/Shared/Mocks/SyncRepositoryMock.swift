import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeSync

/// A mock with a property `…Call` for each method.
struct SyncRepositoryMock: SyncRepositoryContract {
    struct SnapshotInput: Sendable, Equatable {
        let path: String
        let replacing: Bool
    }

    let syncCall: MockedCall<Void, SyncReport, SyncError>
    let checkCall: MockedCall<Void, SyncReport, SyncError>
    let snapshotCall: MockedCall<SnapshotInput, Void, SyncError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        let failure = SyncError.incomplete(collection: .stub("mock"))
        syncCall = MockedCall("sync", unconfigured: failure, sourceLocation: sourceLocation)
        checkCall = MockedCall("check", unconfigured: failure, sourceLocation: sourceLocation)
        snapshotCall = MockedCall("writeSnapshot", unconfigured: failure, sourceLocation: sourceLocation)
    }

    func sync(_ progress: @escaping @Sendable (SyncProgress) -> Void) async throws(SyncError) -> SyncReport {
        try syncCall.call(())
    }

    func check(_ progress: @escaping @Sendable (SyncProgress) -> Void) async throws(SyncError) -> SyncReport {
        try checkCall.call(())
    }

    func writeSnapshot(to path: String, replacing: Bool) async throws(SyncError) {
        try snapshotCall.call(SnapshotInput(path: path, replacing: replacing))
    }
}
