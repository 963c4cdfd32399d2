import ChallengeCore
import Testing

struct CachePolicyNoCacheTests {
    @Test("the remote alone is asked, and its answer is not kept", arguments: Scenario.Cached.allCases)
    func onlyRemote(cached: Scenario.Cached) async {
        let run = await PolicyRun(.noCache, in: Scenario(cached: cached, snapshot: .known))

        #expect(run.outcome == .success(Fetched(value: "from the remote", origin: .remote)))
        #expect(run.steps == [.remote])
    }

    @Test(
        "a failure is thrown as it is, and nothing stands in for the answer",
        arguments: [APIError.unavailable, .notFound, .cancelled])
    func failure(_ failure: APIError) async {
        let run = await PolicyRun(.noCache, in: Scenario(remote: .failure(failure), cached: .fresh, snapshot: .known))

        #expect(run.outcome == .failure(failure))
        #expect(run.steps == [.remote])
    }
}
