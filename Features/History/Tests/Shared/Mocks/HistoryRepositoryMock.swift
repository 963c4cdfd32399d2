import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeHistory

/// A mock with a property `…Call` for each method without parameters, because both cannot have the same name.
struct HistoryRepositoryMock: HistoryRepositoryContract {
    struct PageInput: Equatable, Sendable {
        let page: Int
        let filter: HistoryFilter
    }

    let add: MockedCall<[HistoryEntry], Void, HistoryError>
    let getPage: MockedCall<PageInput, Page<HistoryEntry>, HistoryError>
    let recentItemsCall: MockedCall<Void, [HistoryEntry], HistoryError>
    let delete: MockedCall<[Int], Void, HistoryError>
    let deleteItem: MockedCall<ItemLink, Void, HistoryError>
    let deleteAllCall: MockedCall<Void, Void, HistoryError>
    let statisticsCall: MockedCall<Void, HistoryStatistics, HistoryError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        let failure = HistoryError.storageFailed(.reading, .busy)
        add = MockedCall("add", unconfigured: failure, sourceLocation: sourceLocation)
        getPage = MockedCall("getPage", unconfigured: failure, sourceLocation: sourceLocation)
        recentItemsCall = MockedCall("getRecentItems", unconfigured: failure, sourceLocation: sourceLocation)
        delete = MockedCall("delete", unconfigured: failure, sourceLocation: sourceLocation)
        deleteItem = MockedCall("deleteItem", unconfigured: failure, sourceLocation: sourceLocation)
        deleteAllCall = MockedCall("deleteAll", unconfigured: failure, sourceLocation: sourceLocation)
        statisticsCall = MockedCall("statistics", unconfigured: failure, sourceLocation: sourceLocation)
    }

    func add(_ entries: [HistoryEntry]) async throws(HistoryError) { try add.call(entries) }

    func getPage(_ page: Int, of filter: HistoryFilter) async throws(HistoryError) -> Page<HistoryEntry> {
        try getPage.call(PageInput(page: page, filter: filter))
    }

    func getRecentItems() async throws(HistoryError) -> [HistoryEntry] { try recentItemsCall.call(()) }

    func delete(numbers: [Int]) async throws(HistoryError) { try delete.call(numbers) }

    func delete(_ item: ItemLink) async throws(HistoryError) { try deleteItem.call(item) }

    func deleteAll() async throws(HistoryError) { try deleteAllCall.call(()) }

    func statistics() async throws(HistoryError) -> HistoryStatistics { try statisticsCall.call(()) }
}

extension HistoryRepositoryMock {
    /// Makes every call throw the error.
    func fail(_ error: HistoryError) {
        add.setResult(.failure(error))
        getPage.setResult(.failure(error))
        recentItemsCall.setResult(.failure(error))
        delete.setResult(.failure(error))
        deleteItem.setResult(.failure(error))
        deleteAllCall.setResult(.failure(error))
        statisticsCall.setResult(.failure(error))
    }
}
