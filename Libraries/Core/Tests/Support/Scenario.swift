import ChallengeCore

/// The results of the remote, the cache and the snapshot in one fetch.
struct Scenario: Sendable {
    enum CacheState: Sendable, CaseIterable {
        case nothing
        case fresh
        case expired
        case broken
    }

    enum Snapshot: Sendable, CaseIterable {
        case nothing
        case known
    }

    static let maximumAge: Duration = .seconds(3600)
    static let snapshotDate = SnapshotDate("2024-10")

    var remote: Result<String, APIError> = .success("from the remote")
    var cached: CacheState = .nothing
    var snapshot: Snapshot = .nothing
    var savingWorks = true
    var removingWorks = true
    var refusesStaleValues = false

    /// The age of the cached value; `nil` if no cached value can be read.
    var cachedAge: Duration? {
        switch cached {
        case .fresh: .seconds(60)
        case .expired: .seconds(7200)
        case .nothing, .broken: nil
        }
    }

    /// Every combination of the results of remote, cache and snapshot.
    static let all: [Scenario] = {
        let answers: [Result<String, APIError>] = [
            .success("from the remote"), .failure(.unavailable), .failure(.notFound),
            .failure(.pageNotFound(pages: 3)), .failure(.cancelled),
        ]
        var scenarios: [Scenario] = []
        for remote in answers {
            for cached in CacheState.allCases {
                for snapshot in Snapshot.allCases {
                    for works in [true, false] {
                        scenarios.append(
                            Scenario(
                                remote: remote, cached: cached, snapshot: snapshot, savingWorks: works,
                                removingWorks: works))
                    }
                }
            }
        }
        return scenarios
    }()
}
