public import ChallengeCore

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A store for the items and pages of a collection, as they were last fetched.
///
/// An item is stored once. A page stores the identifiers of its items, in order.
public protocol LocalDataSourceContract<Item>: Sendable {
    associatedtype Item: ItemDTO

    /// Returns the items that are stored, in request order.
    func getItems(identifiers: [Item.ID]) async throws(StorageFailure) -> [Stored<Item>]
    func saveItems(_ items: [Item], fetchedAt: Date) async throws(StorageFailure)
    func deleteItems(identifiers: [Item.ID]) async throws(StorageFailure)

    /// Returns the page if it and all of its items are stored.
    func getPage(_ key: PageKey) async throws(StorageFailure) -> Stored<PageDTO<Item>>?
    func savePage(_ page: PageDTO<Item>, for key: PageKey, fetchedAt: Date) async throws(StorageFailure)
    func deletePage(_ key: PageKey) async throws(StorageFailure)
}
