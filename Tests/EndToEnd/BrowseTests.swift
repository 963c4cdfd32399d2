import ChallengeMirror
import ChallengeScreenMocks
import ChallengeTestSupport
import Foundation
import Testing

/// The browser and the picker in a terminal, on an empty machine without a network.
@Suite(.timeLimit(.minutes(3))) struct BrowseTests {
    @Test(arguments: Journey.all)
    func `a journey leads to its screens, and leaves the terminal as it was`(journey: Journey) async throws {
        let session = try ScreenSession(journey.line, columns: journey.columns, rows: journey.rows)
        for step in journey.steps {
            session.press(step.keys)
            try await session.wait(for: step.result)
        }
        session.press(journey.end)
        let outcome = try await session.running.outcome()

        #expect(outcome.exitCode == journey.exitCode, "\(outcome.output)")
        #expect(outcome.output.contains("\u{1B}[?1049h") && outcome.output.contains("\u{1B}[?1049l"))
        let left = try #require(outcome.output.components(separatedBy: "\u{1B}[?1049l").last)
        #expect(left == journey.printed)
    }

    @Test(arguments: ["challenge browse", "challenge browse | cat", "challenge pick"])
    func `without a terminal a sentence names other commands`(line: String) async throws {
        let outcome = try await Program().shell("\(line); exit ${PIPESTATUS:-$?}")

        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("error: This terminal cannot show a screen.\nUse 'challenge search TEXT'"))
    }

    @Test(arguments: ["TERM=dumb", "ACCESSIBLE=1"])
    func `a terminal without a screen has the same sentence`(setting: String) async throws {
        let session = try ScreenSession("\(setting) challenge browse")

        let outcome = try await session.running.outcome()

        #expect(outcome.exitCode == 64 && outcome.output.contains("This terminal cannot show a screen."))
    }

    @Test func `a link with filters is an error that names the command for the list`() async throws {
        let outcome = try await ScreenSession("challenge browse 'challenge://characters?name=rick'").running.outcome()

        #expect(outcome.exitCode == 64 && outcome.output.contains("challenge open LINK"))
    }

    @Test func `nothing to browse is an error before the screen opens`() async throws {
        let outcome = try await ScreenSession("challenge browse zzzz", environment: ["NO_COLOR": "1"]).running.outcome()

        #expect(outcome.exitCode == 66)
        #expect(outcome.output == "error: Nothing matches 'zzzz'.\r\n")
    }

    /// `CHALLENGE_CHAOS=long` sends each signal after each of 200 random steps.
    @Test(.timeLimit(.minutes(10))) func `each signal after random keys leaves the terminal as it was`() async throws {
        let isLong = ProcessInfo.processInfo.environment["CHALLENGE_CHAOS"] == "long"
        let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
        var generator = SeededGenerator()
        let program = try Program.withoutAPI
        for step in 1...(isLong ? 200 : 20) {
            let keys = (0..<step).compactMap { _ in
                "jjjjkhlsyef?123450/ricky ↵↵↵⎋⌫⇥↑↓→←⇟⇞↖↘".randomElement(using: &generator)
            }
            for signal in isLong ? signals : [signals[step % 4]] {
                let session = try ScreenSession(columns: 80, rows: 24, program: program)
                try await session.wait(for: "1/826")
                session.press(String(keys))
                for process in ProcessTable.children(of: session.running.processIdentifier) { kill(process, signal) }
                let outcome = try await session.running.outcome()

                #expect(outcome.exitCode == 128 + signal, "step \(step)")
                #expect(outcome.output.contains("\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"), "step \(step)")
            }
        }
    }

    @Test func `a browser that starts in the background does not touch the terminal`() async throws {
        let session = try ScreenSession("set -m; challenge browse & wait $!")

        let outcome = try await session.running.outcome()

        #expect(outcome.exitCode == 64 && !outcome.output.contains("\u{1B}[?1049h"))
    }

    /// The signal comes before `bg`, because bash does not wait for the end of a job that it knows as stopped.
    @Test func `a stopped browser can be ended, and one in the background leaves the terminal alone`() async throws {
        let program = try Program.withoutAPI
        let running = try program.startShell(
            ["/bin/bash", "-c"],
            """
            set -m; stty -g >before; challenge browse; stty -g >stopped; bg
            until jobs -s | grep -q browse; do sleep 0.05; done; stty -g >background
            kill $(jobs -p); bg; wait -f %1; echo "code $?"; cmp before stopped && cmp before background && echo equal
            """, inTerminal: true, window: Window(columns: 80, rows: 24))
        try await running.waitForOutput { $0.output.contains("1/826") }

        running.type("\u{1A}")
        let outcome = try await running.outcome()

        #expect(outcome.output.contains("code 143") && outcome.output.contains("equal"))
    }

    @Test func `a window that changes its size a hundred times shows the last size`() async throws {
        let session = try ScreenSession(columns: 80, rows: 24)
        try await session.wait(for: "1/826")

        for step in 0..<100 { session.resize(columns: 20 + step * 2, rows: 5 + step / 2) }
        session.press("j")

        try await session.wait { $0.rows[53].hasPrefix("↵ open") && $0.rows[52].hasPrefix("2/826") }
        session.press("q")
        #expect(try await session.running.outcome().exitCode == 0)
    }

    @Test func `an API that hangs blocks neither the keys nor the end`() async throws {
        let listener = try LoopbackListener()
        defer { listener.stop() }
        let session = try ScreenSession(
            "challenge browse --policy remoteFirst --timeout 300",
            environment: ["CHALLENGE_API_URL": "http://127.0.0.1:\(listener.port)/api"])
        try await session.wait(for: "Asking the API")

        session.press("p")
        try await session.wait(for: "noCache")
        session.press("q")
        #expect(try await session.running.outcome().exitCode == 0)
    }

    @Test func `an API that answers nonsense leaves the list, and names the failure`() async throws {
        let response = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 5\r\n\r\n{\"a\":"
        let server = try RawServer(response: Data(response.utf8))
        let program = try Program(server: server)
        let session = try ScreenSession(environment: ["CHALLENGE_API_URL": server.address + "/api"], program: program)

        try await session.wait(for: "1/826")
        session.press("r")
        try await session.wait(for: "response")
        session.press("q")
        #expect(try await session.running.outcome().exitCode == 0)
    }

    @Test func `items of the API replace those of this machine, and are saved`() async throws {
        let mirror = try MirrorServer()
        let program = try Program(mirror: mirror)
        let session = try ScreenSession("challenge browse locations", program: program)
        try await session.wait(for: "1/126 · localFirst · Bundled")

        session.press("r")
        try await session.wait(for: "1/126 · localFirst · From the API")
        session.press("q")
        #expect(try await session.running.outcome().exitCode == 0)
        #expect(try await program.run("cache", "status", "--json").output.contains("\"locations\": 126"))
    }

    @Test func `marked favorites and opened items are stored`() async throws {
        let program = try Program.withoutAPI
        let session = try ScreenSession("challenge browse birdperson", program: program)
        try await session.wait(for: "47/826")

        session.press("f")
        try await session.wait(for: "★  47  Birdperson")
        session.press("e")
        try await session.wait(for: "› Note")
        session.press("An old friend⇥best,bird⇥5↵")
        try await session.wait(for: "q quit")
        session.press("↵4")
        try await session.wait(for: "An old friend")
        session.press("5")
        try await session.wait(for: "1  Birdperson  character")
        session.press("q")
        #expect(try await session.running.outcome().exitCode == 0)
        let favorites = try await program.run("favorites", "list", "--fields", "id,rating,tags,note", "--format", "csv")
        #expect(favorites.output.contains("47,5,\"best,bird\",An old friend"))
    }
}

/// Keys with the texts that the window has after them.
struct Journey: Sendable, CustomTestStringConvertible {
    struct Step: Sendable {
        let keys: String
        let result: String
    }

    let name: String
    let line: String
    let columns: Int
    let rows: Int
    let steps: [Step]
    let end: String
    let exitCode: Int32
    /// A text that the program prints after it has left the screen.
    let printed: String

    var testDescription: String { name }

    /// - Parameter steps: The steps, the first of which waits for the first screen.
    init(
        _ name: String, _ line: String = "challenge browse", _ columns: Int = 100, _ rows: Int = 30,
        steps: [(String, String)], end: String = "q", exitCode: Int32 = 0, printed: String = ""
    ) {
        self.name = name
        self.line = line
        self.columns = columns
        self.rows = rows
        self.steps = steps.map { Step(keys: $0.0, result: $0.1) }
        self.end = end
        self.exitCode = exitCode
        self.printed = printed
    }

    static let all = browsing + picking

    private static let browsing = [
        Journey(
            "the newcomer's six steps",
            steps: [
                ("", "51 episodes: S01E01 Pilot"), ("↵", "Esc back"), ("↓↓↵", "1/51"), ("↵↵", "1/19"),
                ("↵", "Esc back"), ("↓↵", " › S01E01"), ("⌫⌫⌫⌫⌫⌫", "1/826"),
            ]),
        Journey("Ctrl-C", steps: [("", "1/826")], end: "⌃", exitCode: 130),
        Journey("Ctrl-C in a filter", steps: [("", "1/826"), ("/b", "/b")], end: "⌃", exitCode: 130),
        Journey("a kind", "challenge browse episodes", steps: [("", "S01E02 Lawnmower Dog")]),
        Journey("one item of a kind", "challenge browse location", steps: [("", "1/126")]),
        Journey("a name", "challenge browse tiny rick", steps: [("", "353/826"), ("", "Tiny Rick · Human (Clone)")]),
        Journey("the best name of all kinds", "challenge browse pilot", steps: [("", "1/51")]),
        Journey(
            "more text than a filter takes",
            steps: [("", "1/826"), ("/" + String(repeating: "x", count: 20_000), "No")],
            end: "⌃", exitCode: 130),
        Journey(
            "a paste without an end", steps: [("", "1/826"), ("/\u{1B}[200~tiny", "1/826")], end: "⌃", exitCode: 130),
        Journey("the code of an episode", "challenge browse S03E07", steps: [("", "28/51")]),
        Journey("a link to an item", "challenge browse challenge://location/3", steps: [("", "3/126")]),
        Journey("a link to a list", "challenge browse challenge://episodes", steps: [("", "1/51")]),
        Journey("favorites of nobody", "challenge browse favorites", steps: [("", "Nothing here yet.")]),
        Journey("tabs by numbers", steps: [("", "1/826"), ("3", "1/126"), ("2", "1/51"), ("1", "1/826")]),
        Journey("tabs by Tab", steps: [("", "1/826"), ("⇥", "1/51"), ("⇥", "1/126"), ("⇥", "Nothing"), ("⇥⇥", "826")]),
        Journey(
            "letters move", steps: [("", "1/826"), ("jjj", "4/826"), ("k", "3/826"), ("G", "826/826"), ("g", "1/8")]),
        Journey("keys move", steps: [("", "1/826"), ("↓↓", "3/826"), ("↑", "2/826"), ("↘", "826/826"), ("↖", "1/8")]),
        Journey("pages", steps: [("", "1/826"), ("⇟", "26/826"), ("⇟", "51/826"), ("⇞⇞", "    1  Rick Sanchez")]),
        Journey("the end holds", steps: [("", "1/826"), ("Gkkk⇟⇟jjj", "826/826")]),
        Journey(
            "a filter", steps: [("", "1/826"), ("/sanchez", "1/12"), ("↵", "q quit"), ("j", "2/12"), ("⌫", "/826")]),
        Journey(
            "a corrected filter", steps: [("", "1/826"), ("/tinyx", "No match."), ("⌫", "Tiny Rick")], end: "⌃",
            exitCode: 130),
        Journey(
            "a filter of linked items", steps: [("", "826"), ("↵↓↓↵", "1/51"), ("/pickle", "1/1"), ("↵", "q quit")]),
        Journey(
            "pasted text is text",
            steps: [("", "1/826"), ("/\u{1B}[200~tiny\nrick\u{1B}[201~", "Tiny Rick · Human (Clone)")], end: "⌃",
            exitCode: 130),
        Journey(
            "orders",
            steps: [("", "1/826"), ("s", "by name"), ("s", "best known first"), ("sj", "2/826 · localFirst · B")]),
        Journey("the keys", steps: [("", "1/826"), ("?", "copy the link"), ("x", "Rick Sanchez")]),
        Journey("a copied link", steps: [("", "1/826"), ("y", "Copied: challenge://character/1")]),
        Journey("a refused API", steps: [("", "1/826"), ("r", "No connection")]),
        Journey("policies", steps: [("", "localFirst"), ("p", "remoteFirst"), ("p", "noCache"), ("p", "localFirst")]),
        Journey(
            "a mistake in the form", steps: [("", "826"), ("e", "Note"), ("⇥⇥7↵", "from 1 to 5")], end: "⌃",
            exitCode: 130),
        Journey("unknown keys do nothing", steps: [("", "1/826"), ("\u{1B}[99~\u{1B}OQ\u{1B}[1;5Sj", "2/826")]),
        Journey("a small window", "challenge browse", 30, 8, steps: [("", "smaller than 40")]),
        Journey(
            "a click and the wheel",
            steps: [
                ("", "1/826"), ("\u{1B}[<0;5;5M\u{1B}[<0;5;5m", "3/826"), ("\u{1B}[<65;5;5M", "6/826"),
                ("\u{1B}[<0;20;1M", "1/51"),
            ]),
    ]

    private static let picking = [
        Journey(
            "one identifier", "echo got $(challenge pick)", steps: [("", "1/826"), ("tiny rick", "1/1")], end: "↵",
            printed: "got 353\r\n"),
        Journey(
            "several identifiers", "echo got $(challenge pick episodes --multi)",
            steps: [("", "1/51"), ("⇥↓⇥", "2 marked")], end: "↵", printed: "got 1 3\r\n"),
        Journey(
            "a query", "challenge pick locations --query citadel", steps: [("", "Citadel of Ricks")], end: "↵",
            printed: "3\r\n"),
        Journey(
            "a left list", "challenge pick --multi", steps: [("", "1/826"), ("⇥", "1 marked")], end: "⎋", exitCode: 130),
        Journey(
            "an empty list", "challenge pick favorites", steps: [("", "Nothing here yet."), ("↵", "Noth")], end: "⌃",
            exitCode: 130),
    ]
}
