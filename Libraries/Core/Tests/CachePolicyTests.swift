import ChallengeCore
import ChallengeCoreMocks
import Foundation
import Testing

/// The laws of the policies, checked on the strategy itself: every cached repository inherits them.
struct CachePolicyTests {
    private let world = PolicyWorld()

    // localFirst

    @Test func localFirstAnswersFromAFreshCacheAndAsksNobody() async throws {
        world.keep("kept", age: 59)
        world.remote = .success("new")

        #expect(try await world.fetch(.localFirst) == Fetched(value: "kept", origin: .cache(age: .seconds(59))))
        #expect(world.steps == [.cached])
    }

    @Test func localFirstFetchesAndSavesOnAMiss() async throws {
        world.remote = .success("new")

        #expect(try await world.fetch(.localFirst) == Fetched(value: "new", origin: .remote))
        #expect(world.steps == [.cached, .remote, .save("new")])
    }

    @Test(arguments: [60, 61, 1_000_000, -1])
    func localFirstFetchesWhatIsTooOldOrFromTheFuture(age: Double) async throws {
        world.keep("kept", age: age)
        world.remote = .success("new")

        #expect(try await world.fetch(.localFirst).value == "new")
        #expect(world.steps == [.cached, .remote, .save("new")])
    }

    @Test func localFirstShowsWhatIsTooOldWhenTheRemoteFailsAndSaysHowOldItIs() async throws {
        world.keep("kept", age: 3600)
        world.remote = .failure(.unavailable)

        #expect(
            try await world.fetch(.localFirst)
                == Fetched(value: "kept", origin: .cache(age: .seconds(3600)), remoteFailure: .unavailable))
        #expect(!world.steps.contains(.save("kept")))
    }

    // remoteFirst

    @Test func remoteFirstAsksThoughTheCacheIsFreshAndSaves() async throws {
        world.keep("kept", age: 0)
        world.remote = .success("new")

        #expect(try await world.fetch(.remoteFirst) == Fetched(value: "new", origin: .remote))
        #expect(world.steps == [.remote, .save("new")])
    }

    @Test func remoteFirstFallsBackOnACopyOfAnyAge() async throws {
        world.keep("kept", age: 1_000_000)
        world.remote = .failure(.unavailable)

        #expect(
            try await world.fetch(.remoteFirst)
                == Fetched(value: "kept", origin: .cache(age: .seconds(1_000_000)), remoteFailure: .unavailable))
        #expect(world.steps == [.remote, .cached])
    }

    // Both

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func theSnapshotComesLast(policy: CachePolicy) async throws {
        world.remote = .failure(.unavailable)
        world.bundled = "bundled"

        #expect(
            try await world.fetch(policy)
                == Fetched(value: "bundled", origin: .snapshot(SnapshotDate("2024-10")), remoteFailure: .unavailable))
        #expect(world.steps.last == .bundled)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func anyCopyIsBetterThanTheSnapshot(policy: CachePolicy) async throws {
        world.keep("kept", age: 1_000_000)
        world.remote = .failure(.unavailable)
        world.bundled = "bundled"

        #expect(try await world.fetch(policy).value == "kept")
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func withNothingToFallBackOnTheFailureIsThrown(policy: CachePolicy) async {
        world.remote = .failure(.unavailable)

        await #expect(throws: PolicyWorld.Failure.unavailable) { try await world.fetch(policy) }
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func notFoundIsFinalAndDropsTheCopy(policy: CachePolicy) async {
        world.keep("kept", age: 3600)
        world.bundled = "bundled"
        world.remote = .failure(.notFound)

        await #expect(throws: PolicyWorld.Failure.notFound) { try await world.fetch(policy) }
        #expect(world.steps.last == .remove)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func cancellationIsFinalAndDropsNothing(policy: CachePolicy) async {
        world.keep("kept", age: 3600)
        world.bundled = "bundled"
        world.remote = .failure(.cancelled)

        await #expect(throws: PolicyWorld.Failure.cancelled) { try await world.fetch(policy) }
        #expect(world.steps.last == .remote)
    }

    @Test(arguments: CachePolicy.allCases, [PolicyWorld.Failure.unavailable, .notFound, .cancelled])
    func aFailedFetchNeverSaves(policy: CachePolicy, failure: PolicyWorld.Failure) async {
        world.keep("kept", age: 3600)
        world.bundled = "bundled"
        world.remote = .failure(failure)

        _ = try? await world.fetch(policy)

        #expect(!world.steps.contains { if case .save = $0 { true } else { false } })
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func aFailingCacheIsReportedAndFailsNothing(policy: CachePolicy) async throws {
        world.cacheFailure = .storage
        world.remote = .success("new")

        #expect(
            try await world.fetch(policy) == Fetched(value: "new", origin: .remote, cacheFailure: .storage))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func aFailingCacheLeavesTheSnapshot(policy: CachePolicy) async throws {
        world.cacheFailure = .storage
        world.remote = .failure(.unavailable)
        world.bundled = "bundled"

        let fetched = try await world.fetch(policy)

        #expect(fetched.value == "bundled")
        #expect(fetched.cacheFailure == .storage)
        #expect(fetched.remoteFailure == .unavailable)
    }

    // noCache

    @Test func noCacheTouchesTheRemoteAlone() async throws {
        world.keep("kept", age: 0)
        world.remote = .success("new")

        #expect(try await world.fetch(.noCache) == Fetched(value: "new", origin: .remote))
        #expect(world.steps == [.remote])
    }

    @Test(arguments: [PolicyWorld.Failure.unavailable, .notFound, .cancelled])
    func noCacheHasNothingToFallBackOn(failure: PolicyWorld.Failure) async {
        world.keep("kept", age: 0)
        world.bundled = "bundled"
        world.remote = .failure(failure)

        await #expect(throws: failure) { try await world.fetch(.noCache) }
        #expect(world.steps == [.remote])
    }

    @Test func whatIsMadeOfAValueKeepsItsProvenance() {
        let fetched = Fetched<Int, PolicyWorld.Failure>(
            value: 1, origin: .cache(age: .seconds(5)), remoteFailure: .unavailable, cacheFailure: .storage)

        #expect(
            fetched.map { "\($0)" }
                == Fetched(
                    value: "1", origin: .cache(age: .seconds(5)), remoteFailure: .unavailable, cacheFailure: .storage))
    }
}
