import ChallengeMirror
import ChallengeTestSupport
import Testing

/// Items by their identifiers, from the command line or from standard input.
@Suite(.serialized) struct IdentifierTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    @Test func `identifiers and names are read from standard input`() async throws {
        let outcome = try await program.run(
            "character", "-", "3", "--fields", "id", input: "2\n1\tx\n\n2\nbig head morty")

        #expect(outcome == Outcome(exitCode: 0, output: "2\n1\n42\n3\n", error: ""))
        #expect(mirror.requests.map(\.target) == ["/api/character/%5B2,1,42,3%5D"])
    }

    @Test(arguments: [
        ("character -", "ID", "id"), ("history remove -", "NUMBER", "number"),
    ])
    func `the error names an invalid identifier on standard input, and the field that prints valid ones`(
        line: String, argument: String, field: String
    ) async throws {
        let outcome = try await program.shell("printf '1\\n2x\\n' | challenge \(line)")

        #expect(outcome.exitCode == 64)
        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("error: Line 2 of standard input: Invalid value for \(argument): '2x'."))
        #expect(outcome.error.hasSuffix("such as the output of a list with --fields \(field).\n"))
    }

    @Test(arguments: [
        ["character", "-", "--episodes"], ["favorites", "add", "-"],
    ])
    func `empty standard input results in an empty list`(command: [String]) async throws {
        let outcome = try await program.start(command + ["--json"], input: "\n").outcome()

        #expect(outcome == Outcome(exitCode: 0, output: "[]\n", error: ""))
        #expect(mirror.requestCount == 0)
    }

    @Test func `an empty search piped into another command results in empty output`() async throws {
        let outcome = try await program.shell(
            "challenge characters search zzzz --fields id 2>/dev/null | challenge character -")
        let removed = try await program.run("favorites", "remove", "-")

        #expect(outcome == Outcome(exitCode: 0, output: "", error: ""))
        #expect(removed == Outcome(exitCode: 0, output: "", error: "note: 0 favorites removed.\n"))
    }
}
