import ChallengeTestSupport
import Foundation

/// A copy of this repository in a temporary directory, in which features are generated, built and tested.
struct GeneratedProject: Sendable {
    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    private let program: Program

    /// Copies the repository without `.git` and the build folder.
    init(environment: [String: String]) async throws {
        program = try Program(environment: environment)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let outcome = try await program.shell(
            """
            mkdir project && cd '\(Self.root.path(percentEncoded: false))' && \
            tar cf - --exclude=./.build --exclude=./.git . | tar xf - -C "$HOME/../project" && \
            printf %s '\(path)' > "$HOME/../path"
            """)
        guard outcome.exitCode == 0 else { throw Failure(command: "copy", outcome: outcome) }
    }

    struct Failure: Error, CustomStringConvertible {
        let command: String
        let outcome: Outcome

        /// The command, its exit code, the reported failures and the end of the output.
        var description: String {
            let failures = outcome.lines.filter { $0.contains("✘") || $0.contains("error:") }.prefix(20)
            return "\(command) → \(outcome.exitCode)\n\(failures.joined(separator: "\n"))"
                + "\n…\n\(outcome.output.suffix(2000))\n\(outcome.error.suffix(2000))"
        }
    }

    /// Runs a shell command in the copy.
    func run(_ command: String) async throws -> Outcome {
        try await program.shell(
            "PATH=$(cat path) && export PATH && cd project && \(command)",
            environment: ["LLVM_PROFILE_FILE": "/dev/null"])
    }

    /// Runs a shell command in the copy, and throws if it fails.
    @discardableResult
    func succeed(_ command: String) async throws -> Outcome {
        let outcome = try await run(command)
        guard outcome.exitCode == 0 else { throw Failure(command: command, outcome: outcome) }
        return outcome
    }

    func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(filePath: program.scratch.path("project/\(path)")))
    }
}
