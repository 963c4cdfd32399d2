import ChallengeCore
import ChallengeCoreMocks
import Foundation
import Testing

@testable import ChallengeRepository

/// A local data source that records its calls, without the dates.
struct LocalDataSourceMock<Item: ItemDTO>: LocalDataSourceContract {
    let getItems: MockedCall<[Item.ID], [Cached<Item>], StorageFailure>
    let saveItems: MockedCall<[Item], Void, StorageFailure>
    let deleteItems: MockedCall<[Item.ID], Void, StorageFailure>
    let getPage: MockedCall<PageKey, Cached<PageDTO<Item>>?, StorageFailure>
    let savePage: MockedCall<PageDTO<Item>, Void, StorageFailure>
    let deletePage: MockedCall<PageKey, Void, StorageFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getItems = MockedCall("getItems", unconfigured: .busy, sourceLocation: sourceLocation)
        saveItems = MockedCall("saveItems", unconfigured: .busy, sourceLocation: sourceLocation)
        deleteItems = MockedCall("deleteItems", unconfigured: .busy, sourceLocation: sourceLocation)
        getPage = MockedCall("getPage", unconfigured: .busy, sourceLocation: sourceLocation)
        savePage = MockedCall("savePage", unconfigured: .busy, sourceLocation: sourceLocation)
        deletePage = MockedCall("deletePage", unconfigured: .busy, sourceLocation: sourceLocation)
    }

    func getItems(identifiers: [Item.ID]) async throws(StorageFailure) -> [Cached<Item>] {
        try getItems.call(identifiers)
    }

    func saveItems(_ items: [Item], fetchedAt: Date) async throws(StorageFailure) { try saveItems.call(items) }

    func deleteItems(identifiers: [Item.ID]) async throws(StorageFailure) { try deleteItems.call(identifiers) }

    func getPage(_ key: PageKey) async throws(StorageFailure) -> Cached<PageDTO<Item>>? { try getPage.call(key) }

    func savePage(_ page: PageDTO<Item>, for key: PageKey, fetchedAt: Date) async throws(StorageFailure) {
        try savePage.call(page)
    }

    func deletePage(_ key: PageKey) async throws(StorageFailure) { try deletePage.call(key) }
}
