public import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import ChallengePlatform
public import ChallengeRepository
public import Testing

/// Checks of a collection's declaration, each with an empty cache.
public struct CollectionAudit<Item: ItemDTO>: Sendable {
    private let clock = ClockMock()

    public init() {}

    /// Expects that each property has a column, and that the cache returns the items as they were saved.
    public func expectUnchanged(_ items: [Item], sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let local = local
        #expect(Item.collection.isComplete, sourceLocation: sourceLocation)

        try await local.saveItems(items, fetchedAt: clock.now)

        let found = try await local.getItems(identifiers: items.map(\.id)).map(\.value)
        #expect(found == items, sourceLocation: sourceLocation)
    }

    /// Expects that a complete list in the cache answers each field of a filter, and that the filter includes the model.
    ///
    /// - Parameters:
    ///   - value: A text that no other member of the items has.
    ///   - items: For each field, an item whose member has the value.
    ///   - map: Returns the model of an item.
    public func expectFilters<Field: FilterFieldContract>(
        _ value: String, _ items: KeyValuePairs<Field, Item>, map: (Item) -> Field.Item,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let list = PageDTO(info: PageInfoDTO(count: items.count, pages: 1), results: items.map(\.value))
        let local = local
        try await local.savePage(list, for: PageKey(page: 1), fetchedAt: clock.now)

        #expect(Set(items.map(\.key)) == Set(Field.allCases), sourceLocation: sourceLocation)
        for (field, item) in items {
            let filter = ItemFilter([field: value])
            let found = try await local.getPage(PageKey(page: 1, filter: filter).following(Item.collection))
            #expect(found?.value.results == [item], "\(field)", sourceLocation: sourceLocation)
            let anchored = filter.following(Item.collection.filterRules)
            let included = items.map(\.value).filter { anchored.includes(map($0)) }
            #expect(included == [item], "\(field)", sourceLocation: sourceLocation)
        }
    }

    /// Expects that a search finds some of the items.
    public func expectSearch(
        _ text: String, finds matches: [Item], among items: [Item], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let local = local
        try await local.saveItems(items, fetchedAt: clock.now)

        let found = try await local.search(SearchQuery(text)).matches.map(\.item)

        #expect(found.sorted() == matches.map(\.id).sorted(), sourceLocation: sourceLocation)
    }

    private var local: SQLiteDataSource<Item> {
        SQLiteDataSource(
            database: Database(.memory, schemas: [Item.schema]), apiAddress: "https://example.org/api",
            freshness: Freshness(maximumAge: .seconds(60), clock: clock))
    }
}
