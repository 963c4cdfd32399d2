/// The schedule of the worker's requests, and the handling of requests that a crashed worker did not finish.
///
/// Requests are sent at once. If a worker dies with several requests in flight, the cause is unknown, so they are
/// repeated one at a time. If only one request was in flight, it has failed.
struct WorkerSchedule {
    static let maximumCrashes = 3

    /// The requests that have not been sent to a worker yet.
    private var waiting: [UInt32] = []
    /// The requests that were in flight when a worker died.
    private var suspects: [UInt32] = []
    /// The requests that were sent to the worker and are not finished.
    private var inFlight: Set<UInt32> = []
    /// The requests in flight whose caller no longer waits.
    private var abandoned: Set<UInt32> = []
    /// The suspect that is being sent again, without other requests.
    private var isolated: UInt32?
    private var crashes = 0

    /// `true` if the maximum number of crashes is reached; then no further request is sent.
    var isExhausted: Bool { crashes >= Self.maximumCrashes }

    mutating func add(_ identifier: UInt32) { waiting.append(identifier) }

    /// Returns the requests to send now, and marks them as in flight.
    mutating func takeRequestsToSend() -> [UInt32] {
        if isolated != nil { return [] }
        if suspects.isEmpty {
            inFlight.formUnion(waiting)
            return waiting.takeAll()
        }
        let suspect = suspects.removeFirst()
        isolated = suspect
        inFlight = [suspect]
        return [suspect]
    }

    /// Records that the worker has finished a request.
    mutating func finish(_ identifier: UInt32) {
        inFlight.remove(identifier)
        abandoned.remove(identifier)
        if isolated == identifier { isolated = nil }
    }

    /// Records that the caller of a request no longer waits, and returns `true` if the request is in flight.
    mutating func abandon(_ identifier: UInt32) -> Bool {
        waiting.removeAll { $0 == identifier }
        suspects.removeAll { $0 == identifier }
        guard inFlight.contains(identifier) else { return false }
        abandoned.insert(identifier)
        return true
    }

    /// Records the death of the worker, and returns the requests that fail because of it.
    mutating func workerDied() -> [UInt32] {
        crashes += 1
        let unfinished = inFlight.subtracting(abandoned).sorted()
        let wasAlone = inFlight.count == 1
        inFlight = []
        abandoned = []
        isolated = nil
        if isExhausted { return unfinished + suspects.takeAll() + waiting.takeAll() }
        if wasAlone { return unfinished }
        suspects = unfinished + suspects
        return []
    }

    /// Removes all requests and returns those that have a caller.
    mutating func removeAll() -> [UInt32] {
        defer { (inFlight, abandoned, isolated) = ([], [], nil) }
        return inFlight.subtracting(abandoned).sorted() + suspects.takeAll() + waiting.takeAll()
    }
}

extension Array {
    fileprivate mutating func takeAll() -> [Element] {
        defer { self = [] }
        return self
    }
}
