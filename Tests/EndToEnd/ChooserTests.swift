import ChallengeMirror
import ChallengeScreen
import ChallengeScreenMocks
import ChallengeTestSupport
import Testing

/// A name that several items have, in a pseudo-terminal.
@Suite(.timeLimit(.minutes(15))) struct ChooserTests {
    private let program: Program

    init() throws {
        program = try Program(environment: ["CHALLENGE_OFFLINE": "1", "NO_COLOR": "1"])
    }

    private func start(_ line: String, rows: Int = 12) throws -> ScreenSession {
        try ScreenSession("echo before; \(line)", columns: 60, rows: rows, program: program)
    }

    /// Waits for the end, and returns the rows of the window that are not empty.
    private func rowsAtEnd(of session: ScreenSession, rows: Int = 12, exitCode: Int32 = 0) async throws -> [String] {
        let outcome = try await session.running.outcome()
        #expect(outcome.exitCode == exitCode, "\(outcome.output)")
        var window = WindowMock(size: Size(columns: 60, rows: rows))
        window.receive(Array(outcome.output.utf8))
        return window.rows.filter { !$0.isEmpty }
    }

    @Test func `the chosen item is printed as if its identifier were typed, and the lines above stay`() async throws {
        let session = try start("challenge character tammy --fields id,name -q")
        let window = try await session.wait(for: "tammy: which character?")
        session.press("↓↵")

        #expect(window.rows[0] == "before" && window.rows[1].hasSuffix("5 of 5"))
        #expect(window.rows[2] == "344  Tammy Guetermann · Human · 5 episodes")
        #expect(window.rows[7] == "↵ choose  Esc leave")
        #expect(window.cursor == Position(column: 24, row: 1))
        #expect(try await rowsAtEnd(of: session) == ["before", "ID    343", "Name  Tammy Guetermann"])
    }

    @Test func `Escape ends with the error, and Ctrl-C without one`() async throws {
        let left = try start("challenge character tammy", rows: 20)
        try await left.wait(for: "which character?")
        left.press("memory⎋")
        let interrupted = try start("bash -c 'for i in 1 2; do challenge character tammy; done; echo end'")
        try await interrupted.wait(for: "which character?")
        interrupted.press("⌃")

        let rows = try await rowsAtEnd(of: left, rows: 20, exitCode: 66)
        #expect(rows.prefix(2) == ["before", "error: 'tammy' matches 5 characters."])
        #expect(rows.last == "Use an identifier, such as 'challenge character 344'.")
        #expect(try await rowsAtEnd(of: interrupted, exitCode: 130) == ["before"])
    }

    @Test(arguments: [
        "challenge character tammy --no-input", "CHALLENGE_NO_INPUT=1 challenge character tammy",
        "challenge character tammy </dev/null", "set -o pipefail; challenge character tammy | cat",
        "challenge character tammy 2>failure; code=$?; cat failure; (exit $code)",
        "TERM=dumb challenge character tammy", "ACCESSIBLE=1 challenge character tammy",
        "setsid -w challenge character tammy",
    ])
    func `without a user who can choose, the error comes at once`(line: String) async throws {
        let outcome = try await start(line).running.outcome()

        #expect(outcome.exitCode == 66)
        #expect(outcome.output.contains("error: 'tammy' matches 5 characters."), "\(outcome.output)")
        #expect(!outcome.output.contains("which character?"))
    }

    @Test(
        arguments: [
            ("character birdpersn", 66, "Did you mean 'challenge character Birdperson --no-input'?"),
            ("characters search birdpersn", 0, "note: Similar names: Birdperson,"),
            ("search birdpersn", 0, "note: Similar names: Birdperson,"), ("favorites clear", 64, "--yes"),
            ("favorites add birdpers", 66, "error: 'birdpers' matches 3 characters."),
            ("characters search", 64, "error: Missing argument"),
        ] as [(String, Int32, String)])
    func `no-input answers no question, as without a terminal`(
        command: String, exitCode: Int32, text: String
    ) async throws {
        try await program.run("characters", "search", "rick", "--history")
        try await program.run("favorites", "add", "47")
        let outcome = try await start("challenge \(command) --no-input").running.outcome()

        #expect(outcome.exitCode == exitCode)
        #expect(outcome.output.replacing("\r\n", with: " ").contains(text), "\(outcome.output)")
        #expect(!outcome.output.contains("[Y/n]") && !outcome.output.contains("[y/N]"))
    }

    @Test func `a command that changes something takes the chosen item without a question`() async throws {
        let session = try start("challenge favorites add smith -q --fields id,name")
        try await session.wait(for: "smith: which character?")
        session.press("jerry smith⇟↵")

        #expect(try await rowsAtEnd(of: session).last?.hasSuffix("Jerry Smith") == true)
        #expect(try await program.run("favorites", "list", "--fields", "name").output == "Jerry Smith\n")
        try await program.run("favorites", "add", "2", "3")
        let removing = try start("challenge favorites remove smith -q")
        try await removing.wait(for: "smith: which favorite?")
        removing.press("summer↵")

        #expect(try await rowsAtEnd(of: removing) == ["before"])
        let rest = try await program.run("favorites", "list", "--fields", "name").output
        #expect(Set(rest.split(separator: "\n")) == ["Jerry Smith", "Morty Smith"])
    }

    @Test func `each ambiguous name of an option has a chooser`() async throws {
        let session = try start("challenge episodes list --with smith,tammy --fields id -q --format tsv", rows: 20)
        try await session.wait(for: "smith: which character?")
        session.press("↓↵")
        try await session.wait { window in
            window.rows[1].hasPrefix("tammy: which character?") && !window.rows.contains { $0.contains("Smith") }
        }
        session.press("↵")

        let episodes = try await program.run("episodes", "list", "--with", "3,344", "--fields", "id").output
        #expect(
            try await rowsAtEnd(of: session, rows: 20) == ["before"] + episodes.split(separator: "\n").map(String.init))
    }

    @Test func `the status line is gone before the chooser opens`() async throws {
        let mirror = try MirrorServer()
        mirror.setFault(.delay(milliseconds: 1000))
        let session = try ScreenSession(
            "echo before; challenge character tammy --policy remoteFirst --fields id -v 2>&1", columns: 60, rows: 14,
            program: Program(mirror: mirror))
        let window = try await session.wait(for: "which character?")
        session.press("⎋")

        #expect(!window.rows.contains { $0.contains("Loading") })
        #expect(try await session.running.outcome().output.contains("Loading …"))
    }
}
