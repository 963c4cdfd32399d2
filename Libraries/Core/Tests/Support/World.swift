import ChallengeCore
import ChallengeCoreMocks
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The remote, the cache and the snapshot of one fetch: they answer as the scenario says, and remember who was asked.
final class World: Sendable {
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
        freshness = Freshness(maximumAge: Scenario.maximumAge, clock: clock)
    }

    /// Who was asked so far, in order.
    var steps: [Step] { taken.withLock { $0 } }

    func remote() async throws(SampleFailure) -> String {
        take(.remote)
        return try scenario.remote.get()
    }

    func cached() async throws(SampleFailure) -> Stored<String>? {
        take(.cached)
        if case .broken = scenario.cached { throw .cacheBroken }
        guard let age = scenario.cachedAge else { return nil }
        return Stored(value: "from the cache", fetchedAt: clock.now - age / .seconds(1))
    }

    func save(_ value: String) async throws(SampleFailure) {
        take(.save(value))
        if !scenario.savingWorks { throw .saveFailed }
    }

    func remove() async throws(SampleFailure) {
        take(.remove)
        if !scenario.removingWorks { throw .removeFailed }
    }

    func bundled() async throws(SampleFailure) -> Bundled<String>? {
        take(.bundled)
        switch scenario.snapshot {
        case .nothing: return nil
        case .known: return Bundled(value: "from the snapshot", asOf: Scenario.snapshotDate)
        case .broken: throw .snapshotBroken
        }
    }

    private func take(_ step: Step) {
        taken.withLock { $0.append(step) }
    }
}
