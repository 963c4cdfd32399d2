import ChallengeCore
import Testing

struct CachePolicyNoCacheTests {
    @Test(arguments: Scenario.CacheState.allCases)
    func `noCache calls only the remote and does not save the value`(cached: Scenario.CacheState) async {
        let run = await PolicyRun(.noCache, in: Scenario(cached: cached, snapshot: .known))

        #expect(run.outcome == .success(Fetched(value: "from the remote", origin: .remote)))
        #expect(run.steps == [.remote])
    }

    @Test(arguments: [APIError.unavailable, .notFound, .cancelled])
    func `noCache throws the failure of the remote and has no fallback`(_ failure: APIError) async {
        let run = await PolicyRun(.noCache, in: Scenario(remote: .failure(failure), cached: .fresh, snapshot: .known))

        #expect(run.outcome == .failure(failure))
        #expect(run.steps == [.remote])
    }
}
