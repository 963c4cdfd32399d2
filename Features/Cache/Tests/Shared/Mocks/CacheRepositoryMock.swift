import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeCache

/// A mock with a property `…Call` for each method without parameters, because both cannot have the same name.
struct CacheRepositoryMock: CacheRepositoryContract {
    let path: String?
    let getStatusCall: MockedCall<Void, CacheStatus, StorageFailure>
    let deleteAllCall: MockedCall<Void, Void, StorageFailure>
    let deleteWaitsCall: MockedCall<Void, Void, StorageFailure>

    init(path: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        let failure = StorageFailure.busy
        self.path = path
        getStatusCall = MockedCall("getStatus", unconfigured: failure, sourceLocation: sourceLocation)
        deleteAllCall = MockedCall("deleteAll", unconfigured: failure, sourceLocation: sourceLocation)
        deleteWaitsCall = MockedCall("deleteWaits", unconfigured: failure, sourceLocation: sourceLocation)
    }

    func getStatus() async throws(StorageFailure) -> CacheStatus { try getStatusCall.call(()) }

    func deleteAll() async throws(StorageFailure) { try deleteAllCall.call(()) }

    func deleteWaits() async throws(StorageFailure) { try deleteWaitsCall.call(()) }
}
