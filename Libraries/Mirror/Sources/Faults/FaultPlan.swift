internal import Synchronization

/// The plan of faults: the affected requests, their faults, and the number of times.
final class FaultPlan: Sendable {
    private struct Rule {
        let target: Target
        let faults: [Fault]
        let times: Int?
        var served = 0

        mutating func next() -> Fault? {
            if let times, served >= times { return nil }
            served += 1
            return faults[(served - 1) % faults.count]
        }
    }

    private let rules = Mutex<[Rule]>([])

    /// Replaces the faults of the target; an empty list for all requests removes the faults of every target.
    func set(_ faults: [Fault], for target: Target, times: Int?) {
        rules.withLock { rules in
            rules.removeAll { $0.target == target || (faults.isEmpty && target == .everything) }
            if !faults.isEmpty { rules.append(Rule(target: target, faults: faults, times: times)) }
        }
    }

    var refusesConnections: Bool { rules.withLock { $0.contains { $0.faults.contains(.refuse) } } }

    /// Returns the fault for the request; faults of particular paths take precedence over faults of all requests.
    func next(for request: RequestTarget) -> Fault? {
        rules.withLock { rules in
            let matching = rules.indices.reversed().filter { rules[$0].target.matches(request) }
            let particular = matching.filter { rules[$0].target != .everything }
            for index in particular + matching.filter({ rules[$0].target == .everything }) {
                if let fault = rules[index].next() { return fault }
            }
            return nil
        }
    }
}

/// The requests that a fault applies to.
public struct Target: Sendable, Hashable {
    private let path: String?
    private let query: [String: String]

    /// Every request.
    public static let everything = Target(path: nil, query: [:])

    /// Returns a target for the requests of the path (`/api/character/1`) whose query contains at least these
    /// parameters.
    public static func path(_ path: String, query: [String: String] = [:]) -> Target {
        Target(path: path, query: query)
    }

    func matches(_ request: RequestTarget) -> Bool {
        guard let path else { return true }
        return request.path == path && query.allSatisfy { request.value(of: $0.key) == $0.value }
    }
}
