import ChallengeCore
import Testing

/// Fetches that refuse older values.
struct CachePolicyStaleTests {
    private func scenario(
        _ remote: Result<String, APIError>, cached: Scenario.CacheState = .nothing,
        snapshot: Scenario.Snapshot = .nothing
    ) -> Scenario {
        Scenario(remote: remote, cached: cached, snapshot: snapshot, refusesStaleValues: true)
    }

    @Test(
        arguments: [
            (CachePolicy.localFirst, Scenario.CacheState.expired, Scenario.Snapshot.nothing),
            (.localFirst, .nothing, .known), (.remoteFirst, .fresh, .nothing), (.remoteFirst, .expired, .nothing),
            (.remoteFirst, .nothing, .known),
        ])
    func `a value that would be a fallback is refused`(
        policy: CachePolicy, cached: Scenario.CacheState, snapshot: Scenario.Snapshot
    ) async {
        let run = await PolicyRun(policy, in: scenario(.failure(.unavailable), cached: cached, snapshot: snapshot))

        #expect(run.outcome == .failure(.failed(.onlyStale(.timedOut))))
    }

    @Test func `a fresh cached value and a value of the remote are returned`() async {
        let cached = await PolicyRun(.localFirst, in: scenario(.failure(.unavailable), cached: .fresh))
        let remote = await PolicyRun(.remoteFirst, in: scenario(.success("new"), cached: .expired))

        #expect(cached.fetched?.value == "from the cache")
        #expect(remote.fetched?.value == "new")
    }

    @Test(arguments: CachePolicy.allCases)
    func `without an older value, the failure of the remote is thrown`(policy: CachePolicy) async {
        let run = await PolicyRun(policy, in: scenario(.failure(.unavailable)))

        #expect(run.outcome == .failure(.unavailable))
    }
}
