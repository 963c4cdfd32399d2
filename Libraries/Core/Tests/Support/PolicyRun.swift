import ChallengeCore

/// Something that could be the strategy of a cache policy: the real one, or one with a mistake.
typealias Strategy = @Sendable (CachePolicy, World) async throws(SampleFailure) -> Fetched<String, SampleFailure>

/// One fetch: what came of it, and who was asked on the way.
struct PolicyRun: Sendable {
    let policy: CachePolicy
    let scenario: Scenario
    let outcome: Result<Fetched<String, SampleFailure>, SampleFailure>
    let steps: [World.Step]

    init(_ policy: CachePolicy, in scenario: Scenario, by strategy: Strategy = PolicyRun.realStrategy) async {
        let world = World(scenario)
        self.policy = policy
        self.scenario = scenario
        do throws(SampleFailure) {
            outcome = .success(try await strategy(policy, world))
        } catch {
            outcome = .failure(error)
        }
        steps = world.steps
    }

    /// The strategy under test.
    static let realStrategy: Strategy = { (policy, world) async throws(SampleFailure) in
        try await policy.fetch(
            freshness: world.freshness,
            remote: { () async throws(SampleFailure) in try await world.remote() },
            cached: { () async throws(SampleFailure) in try await world.cached() },
            save: { (value) async throws(SampleFailure) in try await world.save(value) },
            remove: { () async throws(SampleFailure) in try await world.remove() },
            bundled: { () async throws(SampleFailure) in try await world.bundled() })
    }

    var fetched: Fetched<String, SampleFailure>? { try? outcome.get() }

    var failure: SampleFailure? {
        if case .failure(let failure) = outcome { failure } else { nil }
    }

    func count(_ step: World.Step) -> Int { steps.count { $0 == step } }
}
