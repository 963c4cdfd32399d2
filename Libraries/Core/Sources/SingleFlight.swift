/// Lets concurrent calls for one key share one run of the work.
///
/// A caller that is cancelled leaves at once; the work goes on for the others, and is cancelled when nobody is left.
public actor SingleFlight<Key: Hashable & Sendable, Value: Sendable, Failure: FetchFailure> {
    public typealias Outcome = Result<Value, Failure>

    private struct Flight {
        let identity: Int
        let work: Task<Void, Never>
        var waiting: [Int: CheckedContinuation<Outcome, Never>]
    }

    private var flights: [Key: Flight] = [:]
    private var lastTicket = 0

    public init() {}

    /// The outcome of the work for this key: of the run that is under way, or of a new one.
    public func run(
        _ key: Key, _ work: @escaping @Sendable () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        lastTicket += 1
        let ticket = lastTicket
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                board(key, ticket: ticket, continuation, work)
            }
        } onCancel: {
            Task { await self.leave(key, ticket: ticket) }
        }
        return try outcome.get()
    }

    private func board(
        _ key: Key,
        ticket: Int,
        _ continuation: CheckedContinuation<Outcome, Never>,
        _ work: @escaping @Sendable () async throws(Failure) -> Value
    ) {
        // Cancelled before boarding: `leave` may already have come and found nobody.
        if Task.isCancelled { return continuation.resume(returning: .failure(.cancelled)) }

        if flights[key] == nil {
            let task = Task {
                let outcome: Outcome
                do throws(Failure) {
                    outcome = .success(try await work())
                } catch {
                    outcome = .failure(error)
                }
                land(key, identity: ticket, outcome)
            }
            flights[key] = Flight(identity: ticket, work: task, waiting: [:])
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

    private func land(_ key: Key, identity: Int, _ outcome: Outcome) {
        guard let flight = flights[key], flight.identity == identity else { return }
        flights[key] = nil
        for continuation in flight.waiting.values { continuation.resume(returning: outcome) }
    }
}
