import Foundation

/// Attempts to break the program, made again and again; counts and prints how many it withstood.
struct Trials {
    /// `true` for the long form, which `CHALLENGE_CHAOS=long` selects.
    static let isLong = ProcessInfo.processInfo.environment["CHALLENGE_CHAOS"] == "long"

    /// The number of attempts in the short form and in the long one.
    static func count(_ short: Int, long: Int) -> Int { isLong ? long : short }

    private let name: String

    init(_ name: String) {
        self.name = name
    }

    /// Makes the attempts, two at a time, and returns the failures, each with its input.
    ///
    /// - Parameter attempt: Returns what went wrong, or `nil`.
    func failures<Input: Sendable>(
        _ inputs: [Input], _ attempt: @escaping @Sendable (Input) async throws -> String?
    ) async throws -> [String] {
        let failures = try await withThrowingTaskGroup(of: String?.self) { group in
            var failures: [String] = []
            for (index, input) in inputs.enumerated() {
                if index >= 2, let failure = try await group.next() ?? nil { failures.append(failure) }
                group.addTask { try await attempt(input).map { "\(input): \($0)" } }
            }
            for try await failure in group { failure.map { failures.append($0) } }
            return failures
        }
        print("chaos: \(name): \(inputs.count) tried, \(inputs.count - failures.count) held")
        return failures
    }
}
