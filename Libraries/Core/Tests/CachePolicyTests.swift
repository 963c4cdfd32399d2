import ChallengeCore
import Testing

/// The failures that the fallbacks of both policies with a cache report, which the laws leave open.
struct CachePolicyTests {
    private static let policies = [CachePolicy.localFirst, .remoteFirst]

    @Test(arguments: policies)
    func `an expired value has its age and the failure of the remote`(policy: CachePolicy) async {
        let run = await PolicyRun(
            policy, in: Scenario(remote: .failure(.unavailable), cached: .expired, snapshot: .known))

        let expected = Fetched(
            value: "from the cache", origin: .cache(age: .seconds(7200)), remoteFailure: .timedOut)
        #expect(run.outcome == .success(expected))
    }

    @Test(arguments: policies)
    func `the snapshot replaces a remote that fails if nothing is cached`(policy: CachePolicy) async {
        let run = await PolicyRun(policy, in: Scenario(remote: .failure(.unavailable), snapshot: .known))

        let expected = Fetched(
            value: "from the snapshot", origin: .snapshot(SnapshotDate("2024-10")), remoteFailure: .timedOut)
        #expect(run.outcome == .success(expected))
    }

    @Test(arguments: policies)
    func `a value that cannot be saved is returned with the failure of the cache`(policy: CachePolicy) async {
        let run = await PolicyRun(policy, in: Scenario(savingWorks: false))

        let expected = Fetched(value: "from the remote", origin: .remote, cacheFailure: .saveFailed)
        #expect(run.outcome == .success(expected))
    }

    @Test func `the first of several failures of the cache is reported`() async {
        let run = await PolicyRun(.localFirst, in: Scenario(cached: .broken, savingWorks: false))

        #expect(run.fetched?.cacheFailure == .cacheBroken)
        #expect(run.steps == [.cached, .remote, .save("from the remote")])
    }

    @Test(arguments: policies)
    func `the snapshot has both failures if remote and cache fail`(policy: CachePolicy) async {
        let run = await PolicyRun(
            policy, in: Scenario(remote: .failure(.unavailable), cached: .broken, snapshot: .known))

        let expected = Fetched(
            value: "from the snapshot", origin: .snapshot(SnapshotDate("2024-10")),
            remoteFailure: .timedOut, cacheFailure: .cacheBroken)
        #expect(run.outcome == .success(expected))
    }
}
