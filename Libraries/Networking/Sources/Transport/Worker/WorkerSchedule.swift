/// Decides which requests the worker gets, and what its death means for them.
///
/// Requests are sent at once. If a worker dies with several in flight, the cause is unknown, so they are repeated one at a
/// time. A request that was alone has failed.
struct WorkerSchedule {
    static let maximumDeaths = 3

    /// The requests that no worker has got yet.
    private var waiting: [UInt32] = []
    /// The requests that were in flight when a worker died.
    private var suspects: [UInt32] = []
    /// The requests that the worker has and has not answered.
    private var inFlight: Set<UInt32> = []
    /// The requests in flight that have no caller any more.
    private var abandoned: Set<UInt32> = []
    /// The suspect that the worker has, alone.
    private var isolated: UInt32?
    private var deaths = 0

    /// `true` if so many workers have died that no further request is tried.
    var isExhausted: Bool { deaths >= Self.maximumDeaths }

    mutating func add(_ identifier: UInt32) {
        waiting.append(identifier)
    }

    /// Takes the requests that the worker is to get now.
    mutating func takeDue() -> [UInt32] {
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

    /// Notes that the worker has finished a request.
    mutating func finish(_ identifier: UInt32) {
        inFlight.remove(identifier)
        abandoned.remove(identifier)
        if isolated == identifier { isolated = nil }
    }

    /// Notes that a request has lost its caller, and returns whether the worker has it.
    mutating func abandon(_ identifier: UInt32) -> Bool {
        waiting.removeAll { $0 == identifier }
        suspects.removeAll { $0 == identifier }
        guard inFlight.contains(identifier) else { return false }
        abandoned.insert(identifier)
        return true
    }

    /// Notes the death of the worker, and returns the requests that have failed by it.
    mutating func workerDied() -> [UInt32] {
        deaths += 1
        let unanswered = inFlight.subtracting(abandoned).sorted()
        let wasAlone = inFlight.count == 1
        inFlight = []
        abandoned = []
        isolated = nil
        if isExhausted { return unanswered + suspects.takeAll() + waiting.takeAll() }
        if wasAlone { return unanswered }
        suspects = unanswered + suspects
        return []
    }

    /// Forgets all requests and returns those that have a caller.
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
