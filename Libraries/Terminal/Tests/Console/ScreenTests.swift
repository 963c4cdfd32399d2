import ChallengeTerminalMocks
import Testing

@testable import ChallengeTerminal

struct ScreenTests {
    @Test(
        arguments: [
            (ColorChoice.auto, [:], true, true),
            (.auto, [:], false, false),
            (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true),
            (.never, ["CLICOLOR_FORCE": "1"], true, false),
            (.auto, ["NO_COLOR": "1"], true, false),
            (.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
            (.auto, ["NO_COLOR": ""], true, true),
            (.auto, ["CLICOLOR_FORCE": "1"], false, true),
            (.auto, ["CLICOLOR_FORCE": "1", "CLICOLOR": "0", "TERM": "dumb"], false, true),
            (.auto, ["CLICOLOR_FORCE": "0"], false, false),
            (.auto, ["CLICOLOR": "0"], true, false),
            (.auto, ["CLICOLOR": "1"], false, false),
            (.auto, ["TERM": "dumb"], true, false), (.auto, ["TERM": ""], true, false),
            (.auto, ["TERM": "vt100"], true, false), (.auto, ["TERM": "xterm-mono"], true, false),
            (.auto, ["TERM": "linux-m"], true, false), (.auto, ["TERM": "xterm-256color"], true, true),
            (.always, ["TERM": "vt100"], true, true), (.auto, ["TERM": "vt100", "CLICOLOR_FORCE": "1"], true, true),
            (.auto, ["CHALLENGE_FORCE_TTY": "80"], false, true),
        ] as [(ColorChoice, [String: String], Bool, Bool)])
    func `the setting with the highest precedence determines color`(
        choice: ColorChoice, environment: [String: String], isTerminal: Bool, isColored: Bool
    ) {
        let screen = Screen(
            MemoryOutput(terminalColumns: isTerminal ? 80 : nil), environment: environment, color: choice)

        #expect(screen.isColored == isColored)
    }

    @Test(
        arguments: [
            (100, [:], 100), (100, ["COLUMNS": "50"], 100), (0, ["COLUMNS": "50"], 50), (0, [:], 80),
            (0, ["COLUMNS": "-1"], 80), (nil, [:], nil), (nil, ["COLUMNS": "50"], 50), (nil, ["COLUMNS": "wide"], nil),
            (nil, ["CHALLENGE_FORCE_TTY": "40"], 40), (100, ["CHALLENGE_FORCE_TTY": "40", "COLUMNS": "50"], 40),
            (nil, ["CHALLENGE_FORCE_TTY": "yes"], 80), (nil, ["CHALLENGE_FORCE_TTY": ""], nil),
        ] as [(Int?, [String: String], Int?)])
    func `the width comes from the terminal, or else from COLUMNS, or else is 80`(
        terminalColumns: Int?, environment: [String: String], window: Int?
    ) {
        let screen = Screen(MemoryOutput(terminalColumns: terminalColumns), environment: environment, color: .auto)

        #expect(screen.window == window)
        #expect(screen.columns == window ?? 80)
    }

    @Test(
        arguments: [
            ([:], nil), (["LANG": "es"], nil), (["LANG": "C.utf8"], nil), (["LC_ALL": "", "LANG": "C"], "ASCII"),
            (["LC_ALL": "en_US.UTF-8", "LC_CTYPE": "C"], nil), (["LC_CTYPE": "POSIX", "LANG": "C.UTF-8"], "ASCII"),
            (["LANG": "de_DE.ISO-8859-1@euro"], "ISO-8859-1"),
        ] as [([String: String], String?)])
    func `the first locale that is not empty determines the encoding`(environment: [String: String], other: String?) {
        let screen = Screen(MemoryOutput(), environment: environment, color: .auto)

        #expect(screen.otherEncoding == other)
        #expect(screen.isASCII == (other != nil))
    }

    @Test func `a forced terminal applies to both streams`() {
        let streams = Streams(input: MemoryInput([]), output: MemoryOutput(), error: MemoryOutput())
        let console = Console(streams: streams, environment: ["CHALLENGE_FORCE_TTY": "60"])

        #expect(console.output == console.error)
        #expect(console.output.isTerminal)
        #expect(console.output.window == 60)
    }
}
