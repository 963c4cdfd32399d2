import ChallengeTestSupport
import Foundation
import Testing

/// The built program in a sandbox where `/proc` is missing or cannot be read.
struct WithoutProcTests {
    private let program: Program

    init() throws {
        program = try Program(environment: ["CHALLENGE_API_URL": "http://127.0.0.1:1"])
    }

    private func run(_ line: String) async throws -> Outcome {
        let user = getuid() == 0 ? "" : "--user --map-root-user"
        return try await program.shell("unshare \(user) --mount sh -c '\(line)'", environment: Program.unmeasured)
    }

    @Test func `without /proc the program names it, and does not crash`() async throws {
        for _ in 1...5 {
            let outcome = try await run("mount -t tmpfs tmpfs /proc && exec challenge character 42 --offline")

            #expect(outcome.exitCode == 78)
            #expect(outcome.output == "")
            #expect(outcome.error.hasPrefix("error: /proc is missing"))
        }
    }

    @Test func `a command line that /proc does not contain is read`() async throws {
        let outcome = try await run(
            "mount --bind /dev/null /proc/$$/cmdline && exec challenge character 42 --offline --fields id")

        #expect(outcome.exitCode == 0)
        #expect(outcome.output == "42\n")
    }
}
