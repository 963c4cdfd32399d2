internal import Foundation

/// A series of attempts to break the program, which prints the number of attempts, and those that succeeded.
public struct Trials {
    /// `true` if `CHALLENGE_CHAOS=long` selects the long series.
    public static let isLong = ProcessInfo.processInfo.environment["CHALLENGE_CHAOS"] == "long"

    /// Returns the number of attempts of the selected series.
    public static func count(_ short: Int, long: Int) -> Int { isLong ? long : short }

    private let name: String

    public init(_ name: String) {
        self.name = name
    }

    /// Runs the attempts, two at a time, and returns the failures, each with its input.
    ///
    /// - Parameter attempt: Returns a description of the failure, or `nil`.
    public func failures<Input: Sendable>(
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
        for failure in failures { print("chaos: \(name): \(failure)") }
        return failures
    }
}
