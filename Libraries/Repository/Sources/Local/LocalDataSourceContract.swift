public import ChallengeCore
public import ChallengePersistence

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The items and pages of a collection as they were last fetched.
///
/// An item is kept once, however it arrived; a page keeps the order of its items and what it says of its list.
public protocol LocalDataSourceContract<Item>: Sendable {
    associatedtype Item: ItemDTO

    /// Those of the items that are kept, in the order asked for.
    func getItems(identifiers: [Int]) async throws(DatabaseError) -> [Stored<Item>]
    func saveItems(_ items: [Item], fetchedAt: Date) async throws(DatabaseError)
    func deleteItems(identifiers: [Int]) async throws(DatabaseError)

    /// The page, when it and all its items are kept.
    func getPage(_ key: PageKey) async throws(DatabaseError) -> Stored<PageDTO<Item>>?
    func savePage(_ page: PageDTO<Item>, for key: PageKey, fetchedAt: Date) async throws(DatabaseError)
    func deletePage(_ key: PageKey) async throws(DatabaseError)
}
