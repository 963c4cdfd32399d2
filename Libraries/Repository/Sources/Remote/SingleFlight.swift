internal import ChallengeCore

/// Runs work once for all concurrent callers with the same key.
///
/// A cancelled caller returns at once. The work continues for the other callers and is cancelled after the last caller
/// was cancelled.
actor SingleFlight<Key: Hashable & Sendable, Value: Sendable> {
    typealias Outcome = Result<Value, APIError>

    private struct Flight {
        let ticket: Int
        let work: Task<Void, Never>
        var waiting: [Int: CheckedContinuation<Outcome, Never>]
    }

    private var flights: [Key: Flight] = [:]
    private var lastTicket = 0

    /// Waits for the run in progress, or starts a run, and returns its value.
    func run(
        _ key: Key, _ work: @escaping @Sendable () async throws(APIError) -> Value
    ) async throws(APIError) -> Value {
        lastTicket += 1
        let ticket = lastTicket
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                join(key, ticket: ticket, continuation, work)
            }
        } onCancel: {
            Task { await self.leave(key, ticket: ticket) }
        }
        return try outcome.get()
    }

    private func join(
        _ key: Key,
        ticket: Int,
        _ continuation: CheckedContinuation<Outcome, Never>,
        _ work: @escaping @Sendable () async throws(APIError) -> Value
    ) {
        // If the caller was cancelled before it joined, `leave` may already have run and found no continuation.
        if Task.isCancelled { return continuation.resume(returning: .failure(.cancelled)) }

        if flights[key] == nil {
            let task = Task {
                finish(key, ticket: ticket, await Outcome(of: work))
            }
            flights[key] = Flight(ticket: ticket, work: task, waiting: [:])
        }
        flights[key]?.waiting[ticket] = continuation
    }

    private func leave(_ key: Key, ticket: Int) {
        guard let continuation = flights[key]?.waiting.removeValue(forKey: ticket) else { return }
        if let flight = flights[key], flight.waiting.isEmpty {
            flight.work.cancel()
            flights[key] = nil
        }
        continuation.resume(returning: .failure(.cancelled))
    }

    private func finish(_ key: Key, ticket: Int, _ outcome: Outcome) {
        guard let flight = flights[key], flight.ticket == ticket else { return }
        flights[key] = nil
        for continuation in flight.waiting.values { continuation.resume(returning: outcome) }
    }
}
