import ChallengeCore
import ChallengeCoreMocks
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The remote, the cache and the snapshot of one fetch, which return the results of the scenario and record their
/// calls.
final class FakeDataSources: Sendable {
    enum Step: Equatable, Sendable {
        case remote
        case cached
        case save(String)
        case remove
        case bundled
    }

    let scenario: Scenario
    let freshness: Freshness
    private let clock = ClockMock()
    private let taken = Mutex<[Step]>([])

    init(_ scenario: Scenario) {
        self.scenario = scenario
        freshness = Freshness(
            maximumAge: Scenario.maximumAge, refusesStaleValues: scenario.refusesStaleValues, clock: clock)
    }

    /// All calls so far, in order.
    var steps: [Step] { taken.withLock { $0 } }

    func remote() async throws(APIError) -> String {
        take(.remote)
        return try scenario.remote.get()
    }

    func cached() async throws(StorageFailure) -> Cached<String>? {
        take(.cached)
        if case .broken = scenario.cached { throw .cacheBroken }
        guard let age = scenario.cachedAge else { return nil }
        return Cached(value: "from the cache", fetchedAt: clock.now - age / .seconds(1))
    }

    func save(_ value: String) async throws(StorageFailure) {
        take(.save(value))
        if !scenario.savingWorks { throw .saveFailed }
    }

    func remove() async throws(StorageFailure) {
        take(.remove)
        if !scenario.removingWorks { throw .removeFailed }
    }

    func bundled() async -> Bundled<String>? {
        take(.bundled)
        return scenario.snapshot == .known ? Bundled(value: "from the snapshot", asOf: Scenario.snapshotDate) : nil
    }

    private func take(_ step: Step) {
        taken.withLock { $0.append(step) }
    }
}
