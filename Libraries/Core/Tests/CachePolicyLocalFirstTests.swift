import ChallengeCore
import Testing

struct CachePolicyLocalFirstTests {
    @Test func `localFirst returns a fresh cached value without calling the remote`() async {
        let run = await PolicyRun(.localFirst, in: Scenario(cached: .fresh))

        #expect(run.outcome == .success(Fetched(value: "from the cache", origin: .cache(age: .seconds(60)))))
        #expect(run.steps == [.cached])
    }

    @Test(arguments: [Scenario.CacheState.nothing, .expired])
    func `localFirst calls the remote on a miss and saves the value`(cached: Scenario.CacheState) async {
        let run = await PolicyRun(.localFirst, in: Scenario(cached: cached))

        #expect(run.outcome == .success(Fetched(value: "from the remote", origin: .remote)))
        #expect(run.steps == [.cached, .remote, .save("from the remote")])
    }

    @Test func `localFirst returns an expired value with its age and the reason when the remote fails`() async {
        let run = await PolicyRun(
            .localFirst, in: Scenario(remote: .failure(.unavailable), cached: .expired, snapshot: .known))

        let expected = Fetched(
            value: "from the cache", origin: .cache(age: .seconds(7200)), remoteFailure: .timedOut)
        #expect(run.outcome == .success(expected))
        #expect(run.steps == [.cached, .remote])
    }

    @Test func `localFirst returns the snapshot when the remote fails and nothing is cached`() async {
        let run = await PolicyRun(.localFirst, in: Scenario(remote: .failure(.unavailable), snapshot: .known))

        let expected = Fetched(
            value: "from the snapshot", origin: .snapshot(SnapshotDate("2024-10")),
            remoteFailure: .timedOut)
        #expect(run.outcome == .success(expected))
        #expect(run.steps == [.cached, .remote, .bundled])
    }

    @Test func `localFirst throws the failure of the remote when it has no fallback`() async {
        let run = await PolicyRun(.localFirst, in: Scenario(remote: .failure(.unavailable)))

        #expect(run.outcome == .failure(.unavailable))
        #expect(run.steps == [.cached, .remote, .bundled])
    }

    @Test func `localFirst removes a value that the remote does not find, and does not mask the error`() async {
        let run = await PolicyRun(
            .localFirst, in: Scenario(remote: .failure(.notFound), cached: .expired, snapshot: .known))

        #expect(run.outcome == .failure(.notFound))
        #expect(run.steps == [.cached, .remote, .remove])
    }

    @Test func `localFirst returns no fallback for a cancelled fetch and does not remove the cached value`() async {
        let run = await PolicyRun(
            .localFirst, in: Scenario(remote: .failure(.cancelled), cached: .expired, snapshot: .known))

        #expect(run.outcome == .failure(.cancelled))
        #expect(run.steps == [.cached, .remote])
    }

    @Test func `localFirst reports a cache that cannot be read and returns the value of the remote`() async {
        let run = await PolicyRun(.localFirst, in: Scenario(cached: .broken))

        let expected = Fetched(value: "from the remote", origin: .remote, cacheFailure: .cacheBroken)
        #expect(run.outcome == .success(expected))
    }

    @Test func `localFirst reports the first of several failures of the cache`() async {
        let run = await PolicyRun(.localFirst, in: Scenario(cached: .broken, savingWorks: false))

        #expect(run.fetched?.cacheFailure == .cacheBroken)
        #expect(run.steps == [.cached, .remote, .save("from the remote")])
    }
}
