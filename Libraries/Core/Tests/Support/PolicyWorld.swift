import ChallengeCore
import ChallengeCoreMocks
import Foundation
import Synchronization

/// A remote, a cache and a snapshot of one text, and the steps that a policy took among them.
final class PolicyWorld: Sendable {
    enum Failure: FetchFailure, Equatable {
        case unavailable
        case notFound
        case cancelled
        case storage

        var kind: FetchFailureKind {
            switch self {
            case .unavailable, .storage: .unavailable
            case .notFound: .notFound
            case .cancelled: .cancelled
            }
        }
    }

    enum Step: Equatable {
        case remote
        case cached
        case save(String)
        case remove
        case bundled
    }

    private struct State {
        var remote: Result<String, Failure> = .failure(.unavailable)
        var kept: Stored<String>?
        var bundled: String?
        var cacheFailure: Failure?
        var steps: [Step] = []
    }

    private let clock = ClockMock()
    private let state = Mutex(State())

    var steps: [Step] { state.withLock { $0.steps } }

    var remote: Result<String, Failure> {
        get { state.withLock { $0.remote } }
        set { state.withLock { $0.remote = newValue } }
    }

    var bundled: String? {
        get { state.withLock { $0.bundled } }
        set { state.withLock { $0.bundled = newValue } }
    }

    var cacheFailure: Failure? {
        get { state.withLock { $0.cacheFailure } }
        set { state.withLock { $0.cacheFailure = newValue } }
    }

    func keep(_ value: String, age: Double) {
        let stored = Stored(value: value, fetchedAt: clock.now.addingTimeInterval(-age))
        state.withLock { $0.kept = stored }
    }

    /// Values are fresh for a minute.
    func fetch(_ policy: CachePolicy) async throws(Failure) -> Fetched<String, Failure> {
        try await policy.fetch(
            freshness: Freshness(maximumAge: .seconds(60), clock: clock),
            remote: { () async throws(Failure) in try take(.remote) { $0.remote }.get() },
            cached: { () async throws(Failure) in
                try failIfTheCacheDoes()
                return take(.cached) { $0.kept }
            },
            save: { (value) async throws(Failure) in
                try failIfTheCacheDoes()
                take(.save(value)) { _ in }
            },
            remove: { () async throws(Failure) in take(.remove) { _ in } },
            bundled: { () async throws(Failure) in
                take(.bundled) { $0.bundled }.map { Bundled(value: $0, asOf: SnapshotDate("2024-10")) }
            })
    }

    private func take<Value: Sendable>(_ step: Step, _ value: (State) -> Value) -> Value {
        state.withLock { state in
            state.steps.append(step)
            return value(state)
        }
    }

    private func failIfTheCacheDoes() throws(Failure) {
        if let cacheFailure { throw cacheFailure }
    }
}
