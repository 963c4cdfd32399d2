import Foundation
import Testing

/// Attempts to break the program, made again and again; counts and prints how many it withstood.
struct Trials {
    /// Whether the long form is asked for, with `CHALLENGE_CHAOS=long`.
    static let isLong = ProcessInfo.processInfo.environment["CHALLENGE_CHAOS"] == "long"

    /// The number of attempts in the short form and in the long one.
    static func count(_ short: Int, long: Int) -> Int { isLong ? long : short }

    private let name: String

    init(_ name: String) {
        self.name = name
    }

    /// Makes the attempts, two at a time, and records each that was not withstood.
    ///
    /// - Parameter attempt: Returns what went wrong, or `nil`.
    func run<Input: Sendable>(
        _ inputs: [Input], _ attempt: @escaping @Sendable (Input) async throws -> String?
    ) async throws {
        var held = 0
        try await withThrowingTaskGroup(of: (Input, String?).self) { group in
            for (index, input) in inputs.enumerated() {
                if index >= 2, let result = try await group.next() { held += record(result) }
                group.addTask { (input, try await attempt(input)) }
            }
            for try await result in group { held += record(result) }
        }
        print("chaos: \(name): \(inputs.count) tried, \(held) held")
    }

    private func record<Input>(_ result: (input: Input, failure: String?)) -> Int {
        guard let failure = result.failure else { return 1 }
        Issue.record("\(name), \(result.input): \(failure)")
        return 0
    }
}
