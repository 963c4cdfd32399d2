public import ChallengeCore
public import ChallengeRepository

/// A comparison of the snapshot with an API, page by page.
public struct SnapshotAudit<Item: ItemDTO>: Sendable {
    public let api: RESTDataSource<Item>
    public let snapshot: SnapshotDataSource<Item>

    public init(api: RESTDataSource<Item>, snapshot: SnapshotDataSource<Item>) {
        self.api = api
        self.snapshot = snapshot
    }

    /// Returns the pages that differ between the snapshot and the server.
    public func differences(on keys: [PageKey]) async throws(APIError) -> [PageKey] {
        var differences: [PageKey] = []
        for key in keys {
            let bundled = await snapshot.getPage(key)?.value
            do {
                if try await api.getPage(key, .none) != bundled { differences.append(key) }
            } catch .pageNotFound {
                if bundled != nil { differences.append(key) }
            }
        }
        return differences
    }
}

extension PageKey {
    /// Returns the keys of the pages for each combination of the values.
    public static func all<Field: FilterFieldContract>(
        _ values: [Field: [String?]], pages: ClosedRange<Int>
    ) -> [PageKey] {
        let filters = Field.allCases.reduce([[:]] as [[Field: String?]]) { filters, field in
            filters.flatMap { filter in (values[field] ?? [nil]).map { filter.merging([field: $0]) { $1 } } }
        }
        return filters.flatMap { filter in pages.map { PageKey(page: $0, filter: ItemFilter(filter)) } }
    }
}
