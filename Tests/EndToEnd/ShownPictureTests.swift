import ChallengeMirror
import ChallengeScreenMocks
import ChallengeTestSupport
import Foundation
import Testing

/// Pictures in terminals: beside an item, in a sheet, and in the browser.
@Suite(.timeLimit(.minutes(15))) struct ShownPictureTests {
    private static let window = Window(columns: 120, rows: 36)

    /// A terminal by its variables and its answers, and the bytes by which it shows a picture.
    struct Terminal: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var variables: [String: String] = [:]
        /// The answers to the queries, each of which is written on its own.
        var answers: [String] = []
        let picture: String
    }

    private static let kittyAnswer = "\u{1B}_Gi=31;OK\u{1B}\\"
    private static let terminals = [
        Terminal(
            testDescription: "kitty", variables: ["KITTY_WINDOW_ID": "1"],
            answers: [kittyAnswer, "\u{1B}P>|kitty(0.35)\u{1B}\\\u{1B}[?62c"], picture: "a=T,q=2,C=1,"),
        Terminal(
            testDescription: "Konsole", answers: [kittyAnswer + "\u{1B}P>|Konsole 23.08\u{1B}\\", "\u{1B}[?62;4c"],
            picture: "a=T,q=2,C=1,"),
        Terminal(
            testDescription: "WezTerm", answers: [kittyAnswer + "\u{1B}P>|WezTerm 2024", "\u{1B}\\\u{1B}[?65;4c"],
            picture: "\u{1B}]1337;File=inline=1"),
        Terminal(
            testDescription: "foot", answers: ["\u{1B}P>|foot(1.16)\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;", "4;22c"],
            picture: "\u{1B}P0;1q\"1;1;200;200"),
        Terminal(testDescription: "xterm", answers: ["\u{1B}P>|XTerm(390)\u{1B}\\\u{1B}[?64;1c"], picture: "▀"),
        Terminal(testDescription: "wrong answers", answers: ["\u{1B}_Gi=31;EINVAL\u{1B}\\\u{1B}[?c"], picture: "▀"),
        Terminal(testDescription: "silent", picture: "▀"),
        Terminal(testDescription: "tmux", variables: ["TMUX": "/tmp/tmux,1,0"], picture: "▀"),
    ]

    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer(dataSet: .small(characters: (1...20).map { "\($0):Rick \($0)" }))
        program = try Program(mirror: mirror)
    }

    private var requestedPictures: Int { mirror.requests.filter { $0.target.contains("avatar") }.count }

    /// Runs a command line in a terminal, and returns its output.
    private func output(
        _ line: String, _ variables: [String: String] = [:], window: Window = window, of other: Program? = nil
    ) async throws -> String {
        try await (other ?? program).startShell(
            ["/bin/sh", "-c"], line, inTerminal: true, window: window,
            environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"].merging(variables) { $1 }
        ).outcome().output
    }

    /// Runs a command line until its output has a picture, for which an item on a busy machine does not wait.
    private func waitForPicture(_ picture: String, of line: String, _ variables: [String: String]) async throws {
        while try await !output(line, variables).contains(picture) {}
    }

    @Test(arguments: terminals) func `the browser shows a picture in the way of the terminal`(
        terminal: Terminal
    ) async throws {
        let running = try program.startShell(
            ["/bin/sh", "-c"], "challenge browse", inTerminal: true, window: Self.window,
            environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"].merging(terminal.variables) { $1 })
        if !terminal.answers.isEmpty { try await running.waitForOutput { $0.output.contains("\u{1B}[c") } }

        for answer in terminal.answers { running.type(answer) }
        try await running.waitForOutput { $0.output.contains(terminal.picture) }
        running.type("q")
        let outcome = try await running.outcome()

        #expect(outcome.exitCode == 0)
        let isKitty = ["kitty", "Konsole"].contains(terminal.testDescription)
        #expect(outcome.output.contains("\u{1B}_Ga=d,d=I") == isKitty)
        #expect(!outcome.output.contains("/;OK"))
    }

    @Test(arguments: [
        (["TERM": "xterm-kitty"], "a=T,q=2,C=1,"), (["KONSOLE_VERSION": "230804"], "a=T,q=2,C=1,"),
        (["TERM_PROGRAM": "iTerm.app"], "\u{1B}]1337;File=inline=1"), (["TERM": "foot"], "\u{1B}P0;1q\"1;1;240;240"),
        (["CHALLENGE_PICTURE": "blocks"], "▀"),
    ])
    func `an item has its picture beside it`(variables: [String: String], picture: String) async throws {
        try await waitForPicture(picture, of: "challenge character 1", variables)
        let requests = requestedPictures
        try await waitForPicture(picture, of: "challenge character 1 --offline", variables)

        #expect(requestedPictures == requests && requests > 0)
    }

    @Test(arguments: [
        ("challenge character 1", ["TMUX": "1", "KITTY_WINDOW_ID": "1"]), ("challenge character 1", ["TERM": "dumb"]),
        ("challenge character 1", [:]), ("challenge character 1 --picture none", ["KITTY_WINDOW_ID": "1"]),
        ("challenge character 1 2 --picture kitty", [:]), ("challenge character 1 --picture kitty | cat", [:]),
        ("challenge character 1 --picture kitty --json", [:]), ("challenge characters list --picture kitty", [:]),
    ])
    func `other output has no picture`(line: String, variables: [String: String]) async throws {
        let output = try await output(line, variables)

        #expect(output.contains("Rick 1") && !output.contains("\u{1B}_G") && !output.contains("▀"))
        #expect(!output.contains("\u{1B}[c") && requestedPictures == 0)
    }

    @Test func `in tmux, blocks replace the pictures of kitty, and a note says so`() async throws {
        let output = try await output("challenge character 1 --picture kitty", ["TMUX": "/tmp/tmux,1,0"])

        #expect(output.contains("In tmux and screen, blocks replace the pictures of kitty."))
        #expect(output.contains("Rick 1") && !output.contains("\u{1B}_G"))
    }

    @Test func `a narrow window, and an item whose picture fails, have no picture`() async throws {
        mirror.setFault(.status(404), for: .path("/api/character/avatar/2.jpeg"))

        let narrow = try await output(
            "challenge character 1 --picture blocks", window: Window(columns: 59, rows: 24))
        #expect(requestedPictures == 0)
        let failed = try await output("challenge character 2 --picture blocks")

        for output in [narrow, failed] { #expect(output.contains("Rick ") && !output.contains("▀")) }
    }

    @Test func `a picture that does not come in a second is left out, and stored after the end of the command`()
        async throws
    {
        mirror.setFault(.hangInBody, for: .path("/api/character/avatar/1.jpeg"), times: 1)

        let output = try await output("challenge character 1 --picture blocks --timeout 100")

        #expect(output.contains("Rick 1") && !output.contains("▀"))
        try await waitForPicture("▀", of: "challenge character 1 --picture blocks --offline", [:])
        #expect(requestedPictures == 2)
    }

    // The question of a single command

    /// Runs a command line, types a text after the terminal was asked, and returns the output.
    private func output(_ line: String, typing text: String) async throws -> String {
        let running = try program.startShell(
            ["/bin/bash", "-c"], "stty -g >before; \(line); stty -g >after; cmp before after && echo restored",
            inTerminal: true, window: Self.window, environment: ["TERM": "xterm-256color"])
        try await running.waitForOutput { $0.output.contains("\u{1B}[c") }
        running.type(text)
        return try await running.outcome().output
    }

    @Test(arguments: ["challenge characters list --pictures", "challenge character 1 --picture auto"])
    func `an option for pictures asks the terminal, which shows no answer`(line: String) async throws {
        _ = try await program.run("sync", "--pictures")
        var output = ""
        // On a busy machine, the answer comes too late.
        while !output.contains("\u{1B}P0;1q") {
            output = try await self.output("\(line); read -t 0.3", typing: "\u{1B}[6;20;10t\u{1B}[?64;4c")
        }

        #expect(output.contains("Rick 1") && output.contains("restored") && !output.contains("64;4c"))
    }

    @Test(arguments: ["word\r", "word\r\u{1B}P>|XTerm(390)\u{1B}\\\u{1B}[?64;1c"])
    func `a text that the user types during the question is not lost`(text: String) async throws {
        let output = try await output(
            "challenge characters list --pictures; read answer; echo \"got $answer\"", typing: text)

        #expect(output.contains("got word") && output.contains("restored"))
        #expect(output.contains("▀"))
    }

    @Test func `Ctrl-C during the question ends the command, and restores the terminal`() async throws {
        let output = try await output("trap : INT; challenge characters list --pictures", typing: "\u{3}")

        #expect(output.contains("restored"))
    }

    @Test func `a sheet has the pictures of a list with their names, and fits the window`() async throws {
        let output = try await output("challenge characters list --pictures --picture blocks")

        #expect(output.contains("▀") && output.contains("Rick 20") && requestedPictures == 20)
        #expect(output.split(separator: "\n").count < 36)
        let search = try await self.output("challenge characters search rick --limit 2 --pictures --picture blocks")
        #expect(search.contains("▀"))
        let note = try await self.output("challenge characters list --pictures --color never")
        #expect(note.contains("No pictures: they need a terminal with colors") && note.contains("Rick 20"))
        let favorites = try await self.output(
            "challenge favorites add 1 2 >added && challenge favorites list --pictures --picture blocks")
        #expect(favorites.contains("▀") && favorites.contains("Rick 2") && !favorites.contains("Human"))
    }

    @Test(arguments: [("episode pilot", "Jerry Smith"), ("location 2 --residents", "Abadango Cluster Princess")])
    func `a cast and residents are a sheet in place of the details`(line: String, name: String) async throws {
        let program = try Program(mirror: MirrorServer())

        let sheet = try await output("challenge \(line) --pictures --picture blocks", of: program)
        #expect(sheet.contains("▀") && sheet.contains(name) && !sheet.contains("ID"))
        let piped = try await program.shell("challenge \(line) --pictures --json")
        #expect(piped.output.contains("\"name\": \"\(name)\"") && piped.error.contains("No pictures"))
        let several = try await program.shell("challenge \(line.prefix { $0 != " " }) 1 2 --pictures")
        #expect(several.exitCode == 64 && several.error.contains("--pictures"))
    }

    @Test func `a location without residents has its details in place of an empty sheet`() async throws {
        let program = try Program(mirror: MirrorServer())

        let details = try await output("challenge location 12 --pictures --picture blocks", of: program)

        #expect(details.contains("ID") && !details.contains("▀"))
    }
}
