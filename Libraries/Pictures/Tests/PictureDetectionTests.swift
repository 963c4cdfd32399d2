import ChallengeTerminal
import Testing

@testable import ChallengePictures

/// Terminals by their variables and their answers.
struct PictureDetectionTests {
    struct Sample: Sendable {
        let name: String
        let variables: [String: String]
        /// The way of a single command.
        let way: PictureTerminal.Way?
        let replies: [TerminalReply]
        /// The way of a program that asked the terminal.
        let answeredWay: PictureTerminal.Way?

        init(
            _ name: String, _ variables: [String: String], _ way: PictureTerminal.Way?, kitty: String? = nil,
            version: String? = nil, attributes: [Int]? = nil, _ answeredWay: PictureTerminal.Way?
        ) {
            self.name = name
            self.variables = ["TERM": "xterm-256color"].merging(variables) { $1 }
            self.way = way
            replies = [
                kitty.map { .kitty($0) }, version.map { .version($0) }, attributes.map { .attributes($0) },
            ].compactMap(\.self)
            self.answeredWay = answeredWay
        }
    }

    private static let ok = "i=31;OK"
    private static let samples = [
        Sample(
            "kitty", ["TERM": "xterm-kitty", "KITTY_WINDOW_ID": "1"], .kitty, kitty: ok, version: "kitty(0.35.2)",
            attributes: [62, 52], .kitty),
        Sample(
            "Ghostty", ["TERM_PROGRAM": "ghostty"], .kitty, kitty: ok, version: "ghostty 1.0.1", attributes: [62, 22],
            .kitty),
        Sample(
            "Konsole", ["KONSOLE_VERSION": "230804"], .kitty, kitty: ok, version: "Konsole 23.08.4",
            attributes: [62, 1, 4], .kitty),
        Sample(
            "iTerm2", ["TERM_PROGRAM": "iTerm.app"], .iterm2, kitty: ok, version: "iTerm2 3.5.0", attributes: [62, 4],
            .iterm2),
        Sample(
            "WezTerm", ["TERM_PROGRAM": "WezTerm"], .iterm2, kitty: ok, version: "WezTerm 20240203",
            attributes: [65, 4, 6], .iterm2),
        Sample("VS Code", ["TERM_PROGRAM": "vscode"], .iterm2, attributes: [1, 2], .iterm2),
        Sample("Rio", ["TERM_PROGRAM": "rio"], .iterm2, version: "Rio 0.1.0", attributes: [4], .iterm2),
        Sample("foot", ["TERM": "foot"], .sixel, version: "foot(1.16.2)", attributes: [62, 4, 22], .sixel),
        Sample("xterm with Sixel", [:], nil, version: "XTerm(390)", attributes: [64, 1, 2, 4], .sixel),
        Sample("xterm", [:], nil, version: "XTerm(390)", attributes: [64, 1, 2], .blocks),
        Sample("mlterm", ["TERM": "mlterm"], .sixel, attributes: [63, 4], .sixel),
        Sample("contour", ["TERM": "contour"], .sixel, version: "contour 0.4", attributes: [65, 4], .sixel),
        Sample("Windows Terminal", ["WT_SESSION": "1"], .sixel, attributes: [61, 4, 6], .sixel),
        Sample("tmux in kitty", ["TMUX": "/tmp/t", "KITTY_WINDOW_ID": "1"], nil, .blocks),
        Sample("screen", ["TERM": "screen-256color", "TERM_PROGRAM": "iTerm.app"], nil, .blocks),
        Sample("Linux console", ["TERM": "linux"], nil, nil),
        Sample("dumb", ["TERM": "dumb", "TERM_PROGRAM": "vscode"], nil, nil),
        Sample("without a name", ["TERM": ""], nil, nil),
        Sample("silent", [:], nil, .blocks),
        Sample("silent kitty", ["KITTY_WINDOW_ID": "1"], .kitty, .kitty),
        Sample("xterm with an old variable of kitty", ["KITTY_WINDOW_ID": "1"], .kitty, attributes: [64, 4], .sixel),
        Sample(
            "xterm with an old variable", ["TERM_PROGRAM": "iTerm.app"], .iterm2, version: "XTerm(390)",
            attributes: [64], .blocks),
        Sample("an answer to another query", [:], nil, kitty: "i=99;OK", attributes: [64], .blocks),
        Sample("a failed query", [:], nil, kitty: "i=31;ENODEV:no", attributes: [64], .blocks),
        Sample("an unknown terminal with the kitty protocol", [:], nil, kitty: ok, version: "new 1", .kitty),
        Sample(
            "rubbish", [:], nil, kitty: "", version: String(repeating: "x", count: 200), attributes: [0, -4], .blocks),
    ]

    @Test(arguments: samples) func `variables and answers tell the way`(sample: Sample) {
        let sut = PictureDetection(environment: sample.variables, choice: .auto, isColored: true)

        #expect(sut.terminal()?.way == sample.way, "\(sample.name)")
        #expect(sut.terminal(sample.replies, otherwise: .blocks)?.way == sample.answeredWay, "\(sample.name)")
    }

    @Test func `the choice of the user counts more than both`() {
        func way(_ choice: PictureChoice, _ variables: [String: String] = [:]) -> PictureTerminal.Way? {
            let sut = PictureDetection(
                environment: variables.merging(["TERM": "xterm"]) { $1 }, choice: choice, isColored: true)
            #expect(sut.terminal()?.way == sut.terminal(otherwise: .blocks)?.way && sut.queries.isEmpty)
            return sut.terminal()?.way
        }

        #expect(way(.kitty) == .kitty && way(.kitty, ["KONSOLE_VERSION": "1"]) == .kitty)
        #expect(way(.iterm2) == .iterm2 && way(.sixel, ["TMUX": "1"]) == .sixel && way(.blocks) == .blocks)
        #expect(way(.kitty, ["TMUX": "1"]) == .blocks)
        #expect(way(.none, ["KITTY_WINDOW_ID": "1"]) == nil)
    }

    @Test func `a terminal is asked only if it can answer, and blocks need colors`() {
        func sut(_ variables: [String: String], isColored: Bool = true) -> PictureDetection {
            PictureDetection(environment: variables, choice: .auto, isColored: isColored)
        }

        #expect(sut(["TERM": "xterm"]).queries.hasSuffix("\u{1B}[c"))
        for variables in [["TERM": "linux"], ["TERM": "dumb"], [:], ["TERM": "xterm", "TMUX": "1"]] {
            #expect(sut(variables).queries.isEmpty)
        }
        #expect(sut(["TERM": "xterm"], isColored: false).terminal(otherwise: .blocks) == nil)
        #expect(sut(["TERM": "xterm-kitty"], isColored: false).terminal()?.way == .kitty)
    }

    @Test func `colors and the size of cells come from the terminal, unless they are rubbish`() {
        let sut = PictureDetection(
            environment: ["TERM": "xterm", "COLORTERM": "truecolor"], choice: .blocks, isColored: true)

        let size = PictureTerminal.CellSize(width: 8, height: 17)
        let replies = [TerminalReply.cellSize(width: 8, height: 17)]
        #expect(sut.terminal(replies) == PictureTerminal(.blocks, cell: size))
        // A size that the system reports wrongly does not hide the answer.
        #expect(sut.terminal(replies, cell: PictureTerminal.CellSize(width: 10, height: 0))?.cell == size)
        #expect(sut.terminal([.cellSize(width: 8000, height: 0)])?.cell == .usual)
        let dumb = PictureDetection(environment: ["TERM": "dumb"], choice: .blocks, isColored: true)
        #expect(dumb.terminal() == nil && dumb.terminal(replies) == nil)
        let plain = PictureDetection(environment: ["TERM": "xterm"], choice: .blocks, isColored: true)
        #expect(plain.terminal()?.hasTrueColor == false)
    }

    @Test func `the explanation names the evidence`() {
        func text(_ variables: [String: String], _ choice: PictureChoice = .auto) -> String {
            PictureDetection(environment: variables, choice: choice, isColored: true).explanation
        }

        #expect(text(["TERM": "xterm", "KITTY_WINDOW_ID": "1"]).contains("KITTY_WINDOW_ID"))
        #expect(text(["TERM": "screen"]).contains("TERM=screen") && text(["TERM": "x"], .sixel).contains("sixel"))
        #expect(text(["TERM": "x", "TMUX": "1"], .kitty) == "blocks instead of kitty, because of TMUX")
    }
}
