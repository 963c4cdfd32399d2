internal import ChallengeCore
public import ChallengeNetworking
public import ChallengeRepository

/// Holds a snapshot against what an API serves.
public struct SnapshotAudit<Line: SnapshotLineContract>: Sendable {
    public let served: RESTDataSource<Line.Item>
    public let snapshot: SnapshotDataSource<Line>

    public init(served: RESTDataSource<Line.Item>, snapshot: SnapshotDataSource<Line>) {
        self.served = served
        self.snapshot = snapshot
    }

    /// The pages that the two do not agree about; where the API finds nothing, the snapshot has to have nothing.
    public func disagreements(on keys: [PageKey]) async throws(APIError) -> [PageKey] {
        var disagreements: [PageKey] = []
        for key in keys {
            let bundled = await snapshot.getPage(key).value
            do {
                if try await served.getPage(key) != bundled { disagreements.append(key) }
            } catch {
                guard error == .notFound else { throw error }
                if !bundled.results.isEmpty { disagreements.append(key) }
            }
        }
        return disagreements
    }
}
