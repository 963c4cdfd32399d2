import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeHistory

/// A mock with a property `…Call` for each method without parameters, because both cannot have the same name.
struct RecentSearchesRepositoryMock: RecentSearchesRepositoryContract {
    let getAllCall: MockedCall<Void, [RecentSearch], HistoryError>
    let save: MockedCall<RecentSearch, Void, HistoryError>
    let delete: MockedCall<String, Void, HistoryError>
    let deleteAllCall: MockedCall<Void, Void, HistoryError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        let failure = HistoryError.searchesFailed(.reading, .busy)
        getAllCall = MockedCall("getAll", unconfigured: failure, sourceLocation: sourceLocation)
        save = MockedCall("save", unconfigured: failure, sourceLocation: sourceLocation)
        delete = MockedCall("delete", unconfigured: failure, sourceLocation: sourceLocation)
        deleteAllCall = MockedCall("deleteAll", unconfigured: failure, sourceLocation: sourceLocation)
    }

    func getAll() async throws(HistoryError) -> [RecentSearch] { try getAllCall.call(()) }

    func save(_ search: RecentSearch) async throws(HistoryError) { try save.call(search) }

    func delete(_ text: String) async throws(HistoryError) { try delete.call(text) }

    func deleteAll() async throws(HistoryError) { try deleteAllCall.call(()) }
}
