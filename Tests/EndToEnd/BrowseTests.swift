import ChallengeTestSupport
import Testing

/// The browser in a terminal, on an empty machine without a network.
struct BrowseTests {
    private let program: Program

    init() throws {
        program = try Program()
    }

    @Test(arguments: ["q", "\u{3}"])
    func `the browser shows the items, and leaves the terminal as it was`(key: String) async throws {
        let running = try program.startShell(
            ["/bin/sh", "-c"],
            "trap : INT; stty -g >before; challenge browse; code=$?; stty -g >after; cmp before after && exit $code",
            inTerminal: true, window: Window(columns: 100, rows: 30))
        try await running.waitForOutput { $0.output.contains("Rick Sanchez") && $0.output.contains("Origin") }

        running.type(key)
        let outcome = try await running.outcome()

        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("\u{1B}[?1049h") && outcome.output.contains("\u{1B}[?1049l"))
    }

    @Test(arguments: ["challenge browse", "challenge browse | cat"])
    func `without a terminal a sentence names other commands`(line: String) async throws {
        let outcome = try await program.shell("\(line); exit ${PIPESTATUS:-$?}")

        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("error: This terminal cannot show a screen.\nUse 'challenge search TEXT'"))
    }
}
