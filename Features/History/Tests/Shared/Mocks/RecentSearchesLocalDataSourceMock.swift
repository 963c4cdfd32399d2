import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeHistory

/// A mock with a property `…Call` for each method without parameters, because both cannot have the same name.
struct RecentSearchesLocalDataSourceMock: RecentSearchesLocalDataSourceContract {
    struct SaveInput: Equatable, Sendable {
        let search: RecentSearchDTO
        let limit: Int
    }

    let getSearchesCall: MockedCall<Void, [RecentSearchDTO], StorageFailure>
    let save: MockedCall<SaveInput, Void, StorageFailure>
    let delete: MockedCall<String, Bool, StorageFailure>
    let deleteAllCall: MockedCall<Void, Void, StorageFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        let failure = StorageFailure.other(reason: "unconfigured")
        getSearchesCall = MockedCall("getSearches", unconfigured: failure, sourceLocation: sourceLocation)
        save = MockedCall("save", unconfigured: failure, sourceLocation: sourceLocation)
        delete = MockedCall("delete", unconfigured: failure, sourceLocation: sourceLocation)
        deleteAllCall = MockedCall("deleteAll", unconfigured: failure, sourceLocation: sourceLocation)
    }

    func getSearches() async throws(StorageFailure) -> [RecentSearchDTO] { try getSearchesCall.call(()) }

    func save(_ search: RecentSearchDTO, limit: Int) async throws(StorageFailure) {
        try save.call(SaveInput(search: search, limit: limit))
    }

    func delete(_ text: String) async throws(StorageFailure) -> Bool { try delete.call(text) }

    func deleteAll() async throws(StorageFailure) { try deleteAllCall.call(()) }
}
