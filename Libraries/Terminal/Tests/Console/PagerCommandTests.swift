import ChallengeTerminalMocks
import Testing

@testable import ChallengeTerminal

struct PagerCommandTests {
    // The type of the arguments is written out, because the compiler needs 10 s to infer it.
    @Test(
        arguments: [(String?, [String: String], String?)]([
            ("a -b", ["PAGER": "c"], "a -b"), (nil, ["PAGER": " c "], "c"),
            (nil, ["PATH": "/nowhere:/usr/bin"], "less"),
            ("", ["PAGER": "c"], nil), (nil, ["PAGER": ""], nil), (nil, ["PAGER": "cat"], nil),
            ("cat", ["PAGER": "c"], nil), (nil, ["PAGER": "c", "TERM": "dumb"], nil), (nil, ["PATH": "/nowhere"], nil),
            (nil, [:], nil),
        ]))
    func `the pager is the configured one, or that of PAGER`(
        configured: String?, environment: [String: String], line: String?
    ) {
        #expect(PagerCommand(configured, environment: environment, rows: 24)?.line == line)
    }

    @Test(arguments: ["dumb", ""])
    func `an unknown terminal has no pager`(term: String) {
        #expect(PagerCommand("a", environment: ["TERM": term], rows: 24) == nil)
    }

    @Test func `the options of less are set if the user has not set them`() throws {
        let usual = try #require(PagerCommand(environment: ["PAGER": "c"], rows: 24))
        let own = try #require(PagerCommand(environment: ["PAGER": "c", "LESS": ""], rows: 24))

        #expect(usual.environment == ["PAGER": "c", "LESS": "FRX", "LESSCHARSET": "utf-8"])
        #expect(own.environment["LESS"] == "")
    }

    @Test(arguments: [
        (80, 24, [:], 24), (80, 0, ["LINES": "30"], 30), (80, 0, [:], nil), (80, 24, ["LINES": "30"], 24),
        (80, 24, ["CHALLENGE_FORCE_TTY": "80"], nil), (nil, 0, ["LINES": "30"], nil), (80, 0, ["LINES": "x"], nil),
    ])
    func `the height is that of a real window, or LINES`(
        columns: Int?, rows: Int, environment: [String: String], expected: Int?
    ) {
        let output = MemoryOutput(terminalColumns: columns, terminalRows: rows)

        #expect(Screen(output, environment: environment, color: .auto).rows == expected)
    }

    @Test(arguments: [
        ("", 0), ("a\n", 1), ("a\r\nb\r\n", 2), ("a\n\nb\n", 3), ("1234567890\n", 1), ("12345678901\n", 2),
        ("äöüäöüäöüä\n", 1),
        ("\u{1B}[1;36m1234567890\u{1B}[0m\n", 1), ("\u{1B}[1m1234567890\u{1B}[0m1\n", 2), ("123456789界\n", 2),
    ])
    func `long lines are counted as the window wraps them`(text: String, lines: Int) {
        #expect(text.lines(inWindowOf: 10) == lines)
    }
}
