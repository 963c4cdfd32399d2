public import ChallengeCore
public import ChallengeCoreMocks
public import ChallengePersistence
public import ChallengeRepository
public import Testing

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A local data source that answers as it was told, and records what it was asked.
public struct LocalDataSourceMock<Item: ItemDTO>: LocalDataSourceContract {
    public let reading: MockedCall<[Int], [Stored<Item>], DatabaseError>
    public let saving: MockedCall<[Item], Void, DatabaseError>
    public let deleting: MockedCall<[Int], Void, DatabaseError>
    public let readingPage: MockedCall<PageKey, Stored<PageDTO<Item>>?, DatabaseError>
    public let savingPage: MockedCall<PageDTO<Item>, Void, DatabaseError>
    public let deletingPage: MockedCall<PageKey, Void, DatabaseError>

    public init(sourceLocation: SourceLocation = #_sourceLocation) {
        reading = MockedCall("getItems", unconfigured: .busy, sourceLocation: sourceLocation)
        saving = MockedCall("saveItems", unconfigured: .busy, sourceLocation: sourceLocation)
        deleting = MockedCall("deleteItems", unconfigured: .busy, sourceLocation: sourceLocation)
        readingPage = MockedCall("getPage", unconfigured: .busy, sourceLocation: sourceLocation)
        savingPage = MockedCall("savePage", unconfigured: .busy, sourceLocation: sourceLocation)
        deletingPage = MockedCall("deletePage", unconfigured: .busy, sourceLocation: sourceLocation)
    }

    public func getItems(identifiers: [Int]) async throws(DatabaseError) -> [Stored<Item>] { try reading(identifiers) }

    public func saveItems(_ items: [Item], fetchedAt: Date) async throws(DatabaseError) { try saving(items) }

    public func deleteItems(identifiers: [Int]) async throws(DatabaseError) { try deleting(identifiers) }

    public func getPage(_ key: PageKey) async throws(DatabaseError) -> Stored<PageDTO<Item>>? { try readingPage(key) }

    public func savePage(_ page: PageDTO<Item>, for key: PageKey, fetchedAt: Date) async throws(DatabaseError) {
        try savingPage(page)
    }

    public func deletePage(_ key: PageKey) async throws(DatabaseError) { try deletingPage(key) }
}
