import ChallengeCore

/// A strategy of a cache policy: the real one, or one with a mistake.
typealias Strategy = @Sendable (CachePolicy, FakeDataSources) async throws(APIError) -> Fetched<String>

/// One fetch with its outcome and its calls of the data sources.
struct PolicyRun: Sendable {
    let policy: CachePolicy
    let scenario: Scenario
    let outcome: Result<Fetched<String>, APIError>
    let steps: [FakeDataSources.Step]

    init(_ policy: CachePolicy, in scenario: Scenario, by strategy: Strategy = PolicyRun.realStrategy) async {
        let world = FakeDataSources(scenario)
        self.policy = policy
        self.scenario = scenario
        do throws(APIError) {
            outcome = .success(try await strategy(policy, world))
        } catch {
            outcome = .failure(error)
        }
        steps = world.steps
    }

    static let realStrategy: Strategy = { (policy, world) async throws(APIError) in
        try await policy.fetch(
            freshness: world.freshness,
            remote: { () async throws(APIError) in try await world.remote() },
            cached: { () async throws(StorageFailure) in try await world.cached() },
            save: { (value) async throws(StorageFailure) in try await world.save(value) },
            remove: { () async throws(StorageFailure) in try await world.remove() },
            bundled: { await world.bundled() })
    }

    var fetched: Fetched<String>? { try? outcome.get() }

    var failure: APIError? {
        if case .failure(let failure) = outcome { failure } else { nil }
    }

    func count(_ step: FakeDataSources.Step) -> Int { steps.count { $0 == step } }
}
