import ChallengeCore
import Testing

struct CachePolicyLocalFirstTests {
    @Test("a fresh cached value is the answer, and the remote is not called")
    func freshHit() async {
        let run = await PolicyRun(.localFirst, in: Scenario(cached: .fresh))

        #expect(run.outcome == .success(Fetched(value: "from the cache", origin: .cache(age: .seconds(60)))))
        #expect(run.steps == [.cached])
    }

    @Test("a miss asks the remote and keeps what it says", arguments: [Scenario.Cached.nothing, .expired])
    func miss(cached: Scenario.Cached) async {
        let run = await PolicyRun(.localFirst, in: Scenario(cached: cached))

        #expect(run.outcome == .success(Fetched(value: "from the remote", origin: .remote)))
        #expect(run.steps == [.cached, .remote, .save("from the remote")])
    }

    @Test("offline, an expired value is better than none, and says how old it is and why it stands in")
    func expiredAndOffline() async {
        let run = await PolicyRun(
            .localFirst, in: Scenario(remote: .failure(.unavailable), cached: .expired, snapshot: .known))

        let expected = Fetched(
            value: "from the cache", origin: .cache(age: .seconds(7200)), remoteFailure: .timedOut)
        #expect(run.outcome == .success(expected))
        #expect(run.steps == [.cached, .remote])
    }

    @Test("with nothing cached and the remote failing, the snapshot answers")
    func snapshot() async {
        let run = await PolicyRun(.localFirst, in: Scenario(remote: .failure(.unavailable), snapshot: .known))

        let expected = Fetched(
            value: "from the snapshot", origin: .snapshot(SnapshotDate("2024-10")),
            remoteFailure: .timedOut)
        #expect(run.outcome == .success(expected))
        #expect(run.steps == [.cached, .remote, .bundled])
    }

    @Test("with nothing anywhere, the failure of the remote is the failure")
    func nothingAnywhere() async {
        let run = await PolicyRun(.localFirst, in: Scenario(remote: .failure(.unavailable)))

        #expect(run.outcome == .failure(.unavailable))
        #expect(run.steps == [.cached, .remote, .bundled])
    }

    @Test("a value that is gone is dropped, and neither cache nor snapshot hides it")
    func notFound() async {
        let run = await PolicyRun(
            .localFirst, in: Scenario(remote: .failure(.notFound), cached: .expired, snapshot: .known))

        #expect(run.outcome == .failure(.notFound))
        #expect(run.steps == [.cached, .remote, .remove])
    }

    @Test("a cancelled fetch shows nothing, and leaves the cache alone")
    func cancelled() async {
        let run = await PolicyRun(
            .localFirst, in: Scenario(remote: .failure(.cancelled), cached: .expired, snapshot: .known))

        #expect(run.outcome == .failure(.cancelled))
        #expect(run.steps == [.cached, .remote])
    }

    @Test("a cache that cannot be read is reported, and the remote answers")
    func brokenCache() async {
        let run = await PolicyRun(.localFirst, in: Scenario(cached: .broken))

        let expected = Fetched(value: "from the remote", origin: .remote, cacheFailure: .cacheBroken)
        #expect(run.outcome == .success(expected))
    }

    @Test("of several failures of the cache the first is reported")
    func firstCacheFailure() async {
        let run = await PolicyRun(.localFirst, in: Scenario(cached: .broken, savingWorks: false))

        #expect(run.fetched?.cacheFailure == .cacheBroken)
        #expect(run.steps == [.cached, .remote, .save("from the remote")])
    }
}
