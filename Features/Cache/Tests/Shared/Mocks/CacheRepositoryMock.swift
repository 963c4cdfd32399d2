import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeCache

/// A mock with a property `…Call` for each method without parameters, because both cannot have the same name.
struct CacheRepositoryMock: CacheRepositoryContract {
    let path: String?
    let getStatusCall: MockedCall<Void, CacheStatus, CacheError>
    let deleteAllCall: MockedCall<Void, Void, CacheError>
    let deleteWaitsCall: MockedCall<Void, Void, CacheError>

    init(path: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        let failure = CacheError.storageFailed(.reading, .busy)
        self.path = path
        getStatusCall = MockedCall("getStatus", unconfigured: failure, sourceLocation: sourceLocation)
        deleteAllCall = MockedCall("deleteAll", unconfigured: failure, sourceLocation: sourceLocation)
        deleteWaitsCall = MockedCall("deleteWaits", unconfigured: failure, sourceLocation: sourceLocation)
    }

    func getStatus() async throws(CacheError) -> CacheStatus { try getStatusCall.call(()) }

    func deleteAll() async throws(CacheError) { try deleteAllCall.call(()) }

    func deleteWaits() async throws(CacheError) { try deleteWaitsCall.call(()) }
}
