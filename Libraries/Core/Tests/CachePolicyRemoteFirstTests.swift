import ChallengeCore
import Testing

struct CachePolicyRemoteFirstTests {
    @Test(arguments: Scenario.CacheState.allCases)
    func `remoteFirst always calls the remote and saves the value`(cached: Scenario.CacheState) async {
        let run = await PolicyRun(.remoteFirst, in: Scenario(cached: cached, snapshot: .known))

        #expect(run.outcome == .success(Fetched(value: "from the remote", origin: .remote)))
        #expect(run.steps == [.remote, .save("from the remote")])
    }

    @Test(arguments: [(Scenario.CacheState.fresh, Duration.seconds(60)), (.expired, .seconds(7200))])
    func `remoteFirst falls back to a cached value of any age when the remote fails`(
        cached: Scenario.CacheState, age: Duration
    ) async {
        let run = await PolicyRun(
            .remoteFirst, in: Scenario(remote: .failure(.unavailable), cached: cached, snapshot: .known))

        let expected = Fetched(
            value: "from the cache", origin: .cache(age: age), remoteFailure: .timedOut)
        #expect(run.outcome == .success(expected))
        #expect(run.steps == [.remote, .cached])
    }

    @Test func `remoteFirst falls back to the snapshot when nothing is cached`() async {
        let run = await PolicyRun(.remoteFirst, in: Scenario(remote: .failure(.unavailable), snapshot: .known))

        #expect(run.fetched?.value == "from the snapshot")
        #expect(run.fetched?.remoteFailure == .timedOut)
        #expect(run.steps == [.remote, .cached, .bundled])
    }

    @Test func `remoteFirst throws the failure of the remote when it has no fallback`() async {
        let run = await PolicyRun(.remoteFirst, in: Scenario(remote: .failure(.unavailable)))

        #expect(run.outcome == .failure(.unavailable))
    }

    @Test(arguments: Scenario.CacheState.allCases)
    func `remoteFirst removes a value that the remote does not find, and does not mask the error`(
        cached: Scenario.CacheState
    ) async {
        let run = await PolicyRun(
            .remoteFirst, in: Scenario(remote: .failure(.notFound), cached: cached, snapshot: .known))

        #expect(run.outcome == .failure(.notFound))
        #expect(run.steps == [.remote, .remove])
    }

    @Test func `remoteFirst throws not found even if the cached value cannot be removed`() async {
        let run = await PolicyRun(.remoteFirst, in: Scenario(remote: .failure(.notFound), removingWorks: false))

        #expect(run.outcome == .failure(.notFound))
        #expect(run.steps == [.remote, .remove])
    }

    @Test(arguments: Scenario.CacheState.allCases)
    func `remoteFirst does not mask cancellation`(cached: Scenario.CacheState) async {
        let run = await PolicyRun(
            .remoteFirst, in: Scenario(remote: .failure(.cancelled), cached: cached, snapshot: .known))

        #expect(run.outcome == .failure(.cancelled))
        #expect(run.steps == [.remote])
    }

    @Test func `remoteFirst returns a value that cannot be saved and reports the failure`() async {
        let run = await PolicyRun(.remoteFirst, in: Scenario(savingWorks: false))

        let expected = Fetched(value: "from the remote", origin: .remote, cacheFailure: .saveFailed)
        #expect(run.outcome == .success(expected))
    }

    @Test func `remoteFirst returns the snapshot and reports both failures when remote and cache fail`() async {
        let run = await PolicyRun(
            .remoteFirst, in: Scenario(remote: .failure(.unavailable), cached: .broken, snapshot: .known))

        let expected = Fetched(
            value: "from the snapshot", origin: .snapshot(SnapshotDate("2024-10")),
            remoteFailure: .timedOut, cacheFailure: .cacheBroken)
        #expect(run.outcome == .success(expected))
    }
}
