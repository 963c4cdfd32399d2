import ChallengeTestSupport
import Foundation

/// A copy of this repository, in a scratch directory: generated into, built and tested as its owner would do it.
struct GeneratedProject: Sendable {
    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    private let program: Program

    /// Copies what git would, without what was built.
    init(environment: [String: String]) async throws {
        program = try Program(environment: environment)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let outcome = try await program.shell(
            """
            mkdir project && cd '\(Self.root.path(percentEncoded: false))' && \
            tar cf - --exclude=./.build --exclude=./.git . | tar xf - -C "$HOME/../project" && \
            printf %s '\(path)' > "$HOME/../path"
            """)
        guard outcome.exitCode == 0 else { throw Failure(line: "copy", outcome: outcome) }
    }

    struct Failure: Error, CustomStringConvertible {
        let line: String
        let outcome: Outcome

        /// What failed, as far as the output says it, and the end of everything.
        var description: String {
            let failures = outcome.lines.filter { $0.contains("✘") || $0.contains("error:") }.prefix(20)
            return "\(line) → \(outcome.exitCode)\n\(failures.joined(separator: "\n"))"
                + "\n…\n\(outcome.output.suffix(2000))\n\(outcome.error.suffix(2000))"
        }
    }

    /// Runs a line of the shell in the copy.
    func run(_ line: String) async throws -> Outcome {
        try await program.shell(
            "PATH=$(cat path) && export PATH && cd project && \(line)", environment: ["LLVM_PROFILE_FILE": "/dev/null"])
    }

    /// Runs a line that has to succeed.
    @discardableResult
    func succeed(_ line: String) async throws -> Outcome {
        let outcome = try await run(line)
        guard outcome.exitCode == 0 else { throw Failure(line: line, outcome: outcome) }
        return outcome
    }

    /// Puts one text in place of another in a file of the copy, and answers what was in it; the text has to be there.
    func replace(_ old: String, with new: String, in path: String) throws -> String {
        let file = URL(filePath: program.scratch.path("project/\(path)"))
        let text = try String(contentsOf: file, encoding: .utf8)
        guard text.contains(old) else {
            throw Failure(line: "\(path) lacks \(old)", outcome: Outcome(exitCode: 1, output: text, error: ""))
        }
        try Data(text.replacingOccurrences(of: old, with: new).utf8).write(to: file)
        return text
    }

    func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(filePath: program.scratch.path("project/\(path)")))
    }
}
