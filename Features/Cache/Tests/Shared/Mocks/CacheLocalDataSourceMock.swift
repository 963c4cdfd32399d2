import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeCache

/// A mock with a property `…Call` for each method without parameters, because both cannot have the same name.
struct CacheLocalDataSourceMock: CacheLocalDataSourceContract {
    let path: String?
    let getContentsCall: MockedCall<Void, CacheContentsDTO, StorageFailure>
    let deleteAllCall: MockedCall<Void, Void, StorageFailure>
    let deleteWaitsCall: MockedCall<Void, Void, StorageFailure>

    init(path: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        let failure = StorageFailure.other(reason: "unconfigured")
        self.path = path
        getContentsCall = MockedCall("getContents", unconfigured: failure, sourceLocation: sourceLocation)
        deleteAllCall = MockedCall("deleteAll", unconfigured: failure, sourceLocation: sourceLocation)
        deleteWaitsCall = MockedCall("deleteWaits", unconfigured: failure, sourceLocation: sourceLocation)
    }

    func getContents() async throws(StorageFailure) -> CacheContentsDTO { try getContentsCall.call(()) }

    func deleteAll() async throws(StorageFailure) { try deleteAllCall.call(()) }

    func deleteWaits() async throws(StorageFailure) { try deleteWaitsCall.call(()) }
}
