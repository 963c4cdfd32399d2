import ChallengeTerminal
import Testing

@testable import ChallengeDoctor

struct PagerCheckTests {
    private func run(_ environment: [String: String], file: String = "{}") async throws -> String {
        let sut = PagerCheck(
            environment: environment.merging(["PATH": "/bin:/usr/bin"]) { own, _ in own },
            configuration: Configuration(
                settings: StandardSettings.all, environment: environment,
                file: .success(try ConfigurationFile(path: "/c", text: file))))
        return await sut.run().map { "\($0.verdict.rawValue): \($0.message) \($0.command ?? "-")" }.joined()
    }

    @Test(arguments: ["cat", "A=b cat -u", "/bin/cat", "nopager | cat", "$X", "\"no pager\""])
    func `a program that exists, or that only the shell can find, is valid`(line: String) async throws {
        #expect(try await run(["PAGER": line]) == "ok: Pager: \(line) -")
    }

    @Test func `an empty line prints directly`() async throws {
        #expect(try await run(["PAGER": " "]) == "ok: Pager: long output is printed directly. -")
        #expect(try await run(["CHALLENGE_PAGER": ""]) == "ok: Pager: long output is printed directly. -")
    }

    @Test func `a missing program is a warning with the command that removes the user's choice`() async throws {
        let text = "nopager is not installed, so long output is printed directly."

        #expect(try await run(["PAGER": "nopager -x"]) == "warning: Pager: \(text) unset PAGER")
        #expect(
            try await run(["PAGER": "cat", "CHALLENGE_PAGER": "nopager"])
                == "warning: Pager: \(text) unset CHALLENGE_PAGER")
        #expect(
            try await run([:], file: #"{"pager": "nopager"}"#)
                == "warning: Pager: \(text) challenge config unset pager")
    }

    @Test func `the usual program may be missing`() async throws {
        let text = "less is not installed, so long output is printed directly."

        #expect(try await run(["PATH": "/nowhere"]) == "note: Pager: \(text) -")
    }
}
