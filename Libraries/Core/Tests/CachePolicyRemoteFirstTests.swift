import ChallengeCore
import Testing

struct CachePolicyRemoteFirstTests {
    @Test("the remote is always asked, and its answer kept", arguments: Scenario.Cached.allCases)
    func alwaysAsks(cached: Scenario.Cached) async {
        let run = await PolicyRun(.remoteFirst, in: Scenario(cached: cached, snapshot: .known))

        #expect(run.outcome == .success(Fetched(value: "from the remote", origin: .remote)))
        #expect(run.steps == [.remote, .save("from the remote")])
    }

    @Test(
        "a failing remote falls back to what is cached, whatever its age",
        arguments: [(Scenario.Cached.fresh, Duration.seconds(60)), (.expired, .seconds(7200))])
    func fallsBack(cached: Scenario.Cached, age: Duration) async {
        let run = await PolicyRun(
            .remoteFirst, in: Scenario(remote: .failure(.unavailable), cached: cached, snapshot: .known))

        let expected = Fetched(
            value: "from the cache", origin: .cache(age: age), remoteFailure: .timedOut)
        #expect(run.outcome == .success(expected))
        #expect(run.steps == [.remote, .cached])
    }

    @Test("with nothing cached, the snapshot is what remains")
    func snapshot() async {
        let run = await PolicyRun(.remoteFirst, in: Scenario(remote: .failure(.unavailable), snapshot: .known))

        #expect(run.fetched?.value == "from the snapshot")
        #expect(run.fetched?.remoteFailure == .timedOut)
        #expect(run.steps == [.remote, .cached, .bundled])
    }

    @Test("with nothing cached and no snapshot, the failure of the remote is thrown")
    func throwsWhenNothingIsCached() async {
        let run = await PolicyRun(.remoteFirst, in: Scenario(remote: .failure(.unavailable)))

        #expect(run.outcome == .failure(.unavailable))
    }

    @Test("a value that is gone is dropped, and not masked", arguments: Scenario.Cached.allCases)
    func notFound(cached: Scenario.Cached) async {
        let run = await PolicyRun(
            .remoteFirst, in: Scenario(remote: .failure(.notFound), cached: cached, snapshot: .known))

        #expect(run.outcome == .failure(.notFound))
        #expect(run.steps == [.remote, .remove])
    }

    @Test("that it is gone is said even when the copy cannot be dropped")
    func notFoundWithBrokenRemoval() async {
        let run = await PolicyRun(.remoteFirst, in: Scenario(remote: .failure(.notFound), removingWorks: false))

        #expect(run.outcome == .failure(.notFound))
        #expect(run.steps == [.remote, .remove])
    }

    @Test("a cancelled fetch is not masked", arguments: Scenario.Cached.allCases)
    func cancelled(cached: Scenario.Cached) async {
        let run = await PolicyRun(
            .remoteFirst, in: Scenario(remote: .failure(.cancelled), cached: cached, snapshot: .known))

        #expect(run.outcome == .failure(.cancelled))
        #expect(run.steps == [.remote])
    }

    @Test("an answer that cannot be kept is still the answer, and the failure reported")
    func brokenSave() async {
        let run = await PolicyRun(.remoteFirst, in: Scenario(savingWorks: false))

        let expected = Fetched(value: "from the remote", origin: .remote, cacheFailure: .saveFailed)
        #expect(run.outcome == .success(expected))
    }

    @Test("when remote and cache both fail, the snapshot answers and both failures are reported")
    func brokenCache() async {
        let run = await PolicyRun(
            .remoteFirst, in: Scenario(remote: .failure(.unavailable), cached: .broken, snapshot: .known))

        let expected = Fetched(
            value: "from the snapshot", origin: .snapshot(SnapshotDate("2024-10")),
            remoteFailure: .timedOut, cacheFailure: .cacheBroken)
        #expect(run.outcome == .success(expected))
    }
}
