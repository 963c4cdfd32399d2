public import ChallengeCore
public import ChallengeRepository

/// A comparison of the snapshot with an API, page by page.
public struct SnapshotAudit<Line: SnapshotLineContract>: Sendable {
    public let api: RESTDataSource<Line.Item>
    public let snapshot: SnapshotDataSource<Line>

    public init(api: RESTDataSource<Line.Item>, snapshot: SnapshotDataSource<Line>) {
        self.api = api
        self.snapshot = snapshot
    }

    /// Returns the pages that differ between the snapshot and the server.
    public func differences(on keys: [PageKey]) async throws(APIError) -> [PageKey] {
        var differences: [PageKey] = []
        for key in keys {
            let bundled = await snapshot.getPage(key)?.value
            do {
                if try await api.getPage(key) != bundled { differences.append(key) }
            } catch .pageNotFound {
                if bundled != nil { differences.append(key) }
            }
        }
        return differences
    }
}
