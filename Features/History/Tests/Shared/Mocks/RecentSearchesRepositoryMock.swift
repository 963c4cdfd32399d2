import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeHistory

/// A mock with a property `…Call` for each method without parameters, because both cannot have the same name.
struct RecentSearchesRepositoryMock: RecentSearchesRepositoryContract {
    let getAllCall: MockedCall<Void, [RecentSearch], RecentSearchesError>
    let save: MockedCall<RecentSearch, Void, RecentSearchesError>
    let delete: MockedCall<String, Void, RecentSearchesError>
    let deleteAllCall: MockedCall<Void, Void, RecentSearchesError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        let failure = RecentSearchesError.storageFailed(.busy)
        getAllCall = MockedCall("getAll", unconfigured: failure, sourceLocation: sourceLocation)
        save = MockedCall("save", unconfigured: failure, sourceLocation: sourceLocation)
        delete = MockedCall("delete", unconfigured: failure, sourceLocation: sourceLocation)
        deleteAllCall = MockedCall("deleteAll", unconfigured: failure, sourceLocation: sourceLocation)
    }

    func getAll() async throws(RecentSearchesError) -> [RecentSearch] { try getAllCall.call(()) }

    func save(_ search: RecentSearch) async throws(RecentSearchesError) { try save.call(search) }

    func delete(_ text: String) async throws(RecentSearchesError) { try delete.call(text) }

    func deleteAll() async throws(RecentSearchesError) { try deleteAllCall.call(()) }
}
