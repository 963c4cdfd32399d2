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

    let syncCall: MockedCall<Void, SyncReport, Never>
    let checkCall: MockedCall<Void, SyncReport, Never>
    let snapshotCall: MockedCall<SnapshotInput, Void, SyncError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        let failure = SyncError.incomplete(collection: .stub("mock"))
        let report = SyncReport(collections: [], failures: [failure])
        syncCall = MockedCall("sync", unconfigured: .success(report), sourceLocation: sourceLocation)
        checkCall = MockedCall("check", unconfigured: .success(report), sourceLocation: sourceLocation)
        snapshotCall = MockedCall("writeSnapshot", unconfigured: failure, sourceLocation: sourceLocation)
    }

    func sync(_ progress: @escaping @Sendable (SyncProgress) -> Void) async -> SyncReport {
        syncCall.call(())
    }

    func check(_ progress: @escaping @Sendable (SyncProgress) -> Void) async -> SyncReport {
        checkCall.call(())
    }

    func writeSnapshot(to path: String, replacing: Bool) async throws(SyncError) {
        try snapshotCall.call(SnapshotInput(path: path, replacing: replacing))
    }
}
