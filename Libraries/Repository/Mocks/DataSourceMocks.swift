public import ChallengeCore
public import ChallengeCoreMocks
public import ChallengePlatform
public import ChallengeRepository
public import Testing

/// A remote that records its calls, each with its use of stored responses.
public struct RemoteDataSourceMock<Item: ItemDTO>: RemoteDataSourceContract {
    public let getItem: MockedCall<RemoteInput<Item.ID>, Item, APIError>
    public let getItems: MockedCall<RemoteInput<[Item.ID]>, [Item], APIError>
    public let getPage: MockedCall<RemoteInput<PageKey>, PageDTO<Item>, APIError>

    public init(journal: CallJournal? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        func call<Input, Output>(_ name: String) -> MockedCall<RemoteInput<Input>, Output, APIError> {
            MockedCall("remote.\(name)", unconfigured: .cancelled, journal: journal, sourceLocation: sourceLocation)
        }
        getItem = call("getItem")
        getItems = call("getItems")
        getPage = call("getPage")
    }

    public func getItem(identifier: Item.ID, _ use: ResponseUse) async throws(APIError) -> Item {
        try getItem.call(RemoteInput(identifier, use))
    }

    public func getItems(identifiers: [Item.ID], _ use: ResponseUse) async throws(APIError) -> RemoteItems<Item> {
        RemoteItems(try getItems.call(RemoteInput(identifiers, use)))
    }

    public func getPage(_ key: PageKey, _ use: ResponseUse) async throws(APIError) -> PageDTO<Item> {
        try getPage.call(RemoteInput(key, use))
    }
}

/// The input of a mocked request.
public struct RemoteInput<Value: Equatable & Sendable>: Equatable, Sendable, CustomStringConvertible {
    public let value: Value
    public let use: ResponseUse

    public init(_ value: Value, _ use: ResponseUse = .stored) {
        self.value = value
        self.use = use
    }

    public var description: String { "\(value), \(use)" }
}

/// A cache that records its calls.
public struct LocalDataSourceMock<Item: ItemDTO>: LocalDataSourceContract {
    public let freshness: Freshness
    public let getItems: MockedCall<[Item.ID], [Cached<Item>], StorageFailure>
    public let saveItems: MockedCall<Cached<[Item]>, Void, StorageFailure>
    public let deleteItems: MockedCall<[Item.ID], Void, StorageFailure>
    public let getPage: MockedCall<PageKey, Cached<PageDTO<Item>>?, StorageFailure>
    public let savePage: MockedCall<SavedPageInput<Item>, Void, StorageFailure>
    public let deletePage: MockedCall<PageKey, Void, StorageFailure>

    public init(
        freshness: Freshness, journal: CallJournal? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        func call<Input, Output>(_ name: String) -> MockedCall<Input, Output, StorageFailure> {
            MockedCall("local.\(name)", unconfigured: .busy, journal: journal, sourceLocation: sourceLocation)
        }
        self.freshness = freshness
        getItems = call("getItems")
        saveItems = call("saveItems")
        deleteItems = call("deleteItems")
        getPage = call("getPage")
        savePage = call("savePage")
        deletePage = call("deletePage")
    }

    public func getItems(identifiers: [Item.ID]) async throws(StorageFailure) -> [Cached<Item>] {
        try getItems.call(identifiers)
    }

    public func saveItems(_ items: [Item], fetchedAt: Date) async throws(StorageFailure) {
        try saveItems.call(Cached(value: items, fetchedAt: fetchedAt))
    }

    public func deleteItems(identifiers: [Item.ID]) async throws(StorageFailure) { try deleteItems.call(identifiers) }

    public func getPage(_ key: PageKey) async throws(StorageFailure) -> Cached<PageDTO<Item>>? { try getPage.call(key) }

    public func savePage(_ page: PageDTO<Item>, for key: PageKey, fetchedAt: Date) async throws(StorageFailure) {
        try savePage.call(SavedPageInput(key: key, page: Cached(value: page, fetchedAt: fetchedAt)))
    }

    public func deletePage(_ key: PageKey) async throws(StorageFailure) { try deletePage.call(key) }
}

/// The input of a mocked call that saves a page.
public struct SavedPageInput<Item: ItemDTO>: Equatable, Sendable {
    public let key: PageKey
    public let page: Cached<PageDTO<Item>>

    public init(key: PageKey, page: Cached<PageDTO<Item>>) {
        self.key = key
        self.page = page
    }
}

/// A snapshot that records its calls.
public struct SnapshotDataSourceMock<Item: ItemDTO>: SnapshotDataSourceContract {
    public let getItems: MockedCall<[Item.ID], Bundled<[Item]>, Never>
    public let getPage: MockedCall<PageKey, Bundled<PageDTO<Item>>?, Never>

    public init(journal: CallJournal? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        getItems = MockedCall(
            "snapshot.getItems", unconfigured: .success(Bundled(value: [], asOf: .sample)), journal: journal,
            sourceLocation: sourceLocation)
        getPage = MockedCall(
            "snapshot.getPage", unconfigured: .success(nil), journal: journal, sourceLocation: sourceLocation)
    }

    public func getItems(identifiers: [Item.ID]) async -> Bundled<[Item]> { getItems.call(identifiers) }

    public func getPage(_ key: PageKey) async -> Bundled<PageDTO<Item>>? { getPage.call(key) }
}

extension SnapshotDate {
    /// The month of mocked snapshots.
    public static let sample = SnapshotDate("2024-10")
}
