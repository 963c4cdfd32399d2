import ChallengeMirror
import ChallengeScreenMocks
import ChallengeTestSupport
import Foundation
import Testing

/// The browser and the picker in a terminal, on an empty machine without a network.
@Suite(.timeLimit(.minutes(15))) struct BrowseTests {
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

    @Test(arguments: [
        ("characters?in=S01E11", "1 of 30 (826)"), ("characters?species=human&min-episodes=5", "1 of 17 (826)"),
        ("episodes?season=3", "1 of 10 (51)"), ("locations?type=planet", "1 of 63 (126)"),
    ])
    func `a link shows the items that open prints, as a filter that Escape removes`(
        list: String, place: String
    ) async throws {
        let session = try ScreenSession("challenge browse 'challenge://\(list)'")
        try await session.wait(for: place)
        let count = try await session.program.shell("challenge open 'challenge://\(list)' --all --fields id | wc -l")

        session.press("⎋")
        try await session.wait { window in !window.rows.contains { $0.contains(place) || $0.contains("No match") } }
        session.press("q")

        #expect(try await session.running.outcome().exitCode == 0)
        #expect(place.hasPrefix("1 of \(count.output.trimmingCharacters(in: .whitespacesAndNewlines)) ("))
    }

    @Test(arguments: [("in=S99E99", 69), ("status=hungry", 64)])
    func `a link whose list is an error is the same error before the screen opens`(
        filter: String, code: Int32
    ) async throws {
        let line = "'challenge://characters?\(filter)'"
        let browsed = try ScreenSession("challenge browse \(line) 2>failure; code=$?; cat failure; exit $code")
        let opened = try await browsed.program.shell("challenge open \(line)")

        #expect(opened.exitCode == code && opened.error.hasPrefix("error: "))
        let outcome = try await browsed.running.outcome()
        #expect(outcome.output.replacing("\r\n", with: "\n").contains(opened.error.split(separator: "\n")[0]))
    }

    @Test func `nothing to browse is an error before the screen opens`() async throws {
        let outcome = try await ScreenSession("challenge browse zzzz", environment: ["NO_COLOR": "1"]).running
            .outcome()

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
                try await session.wait(for: "1 of 826 ")
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
        try await running.waitForOutput { $0.output.contains("1 of 826 ") }

        running.type("\u{1A}")
        let outcome = try await running.outcome()

        #expect(outcome.output.contains("code 143") && outcome.output.contains("equal"))
    }

    @Test func `a window that changes its size a hundred times shows the last size`() async throws {
        let session = try ScreenSession(columns: 80, rows: 24)
        try await session.wait(for: "1 of 826 ")

        for step in 0..<100 { session.resize(columns: 20 + step * 2, rows: 5 + step / 2) }
        try await session.wait { $0.rows[53].hasPrefix(" ↵ open") }
        session.press("j")
        try await session.wait(for: "2 of 826 ")
        session.press("q")
        #expect(try await session.running.outcome().exitCode == 0)
    }

    @Test func `an API that hangs blocks neither the keys nor the end`() async throws {
        let listener = try LoopbackListener()
        defer { listener.stop() }
        let session = try ScreenSession(
            "challenge browse --policy remoteFirst --timeout 300",
            environment: ["CHALLENGE_API_URL": "http://127.0.0.1:\(listener.port)/api"])
        try await session.wait(for: "Refreshing")

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

        try await session.wait(for: "1 of 826 ")
        session.press("r")
        try await session.wait(for: "response")
        session.press("q")
        #expect(try await session.running.outcome().exitCode == 0)
    }

    @Test func `localFirst shows the bundled items, and those of the API with three requests for each list`()
        async throws
    {
        let mirror = try MirrorServer()
        let program = try Program(mirror: mirror)
        let session = try ScreenSession("challenge browse locations", program: program)

        try await session.wait(for: "localFirst · From the API.")
        session.press("q")
        #expect(try await session.running.outcome().exitCode == 0)
        #expect(try await program.run("cache", "status", "--json").output.contains("\"locations\": 126"))
        #expect(mirror.targets.filter { $0?.contains("/location") ?? false }.count <= 3)
    }

    @Test func `with fresh items, and offline, the API is not asked`() async throws {
        let mirror = try MirrorServer()
        let program = try Program(mirror: mirror)
        _ = try await program.run("sync")
        let requests = mirror.targets.count

        for line in ["challenge browse --picture none", "challenge browse --offline --max-age 0s"] {
            let session = try ScreenSession(line, program: program)
            try await session.wait(for: "From the cache")
            session.press("q")
            #expect(try await session.running.outcome().exitCode == 0)
        }

        #expect(mirror.targets.count == requests)
    }

    @Test func `marked favorites and opened items are stored`() async throws {
        let program = try Program.withoutAPI
        let session = try ScreenSession("challenge browse birdperson", program: program)
        try await session.wait(for: "47 of 826 ")

        session.press("f")
        try await session.wait(for: "47  ★ Birdperson")
        session.press("e")
        try await session.wait(for: "› Note")
        session.press("An old friend⇥best,bird⇥5↵")
        try await session.wait(for: "q quit")
        session.press("→4")
        try await session.wait(for: "An old friend")
        session.press("5")
        try await session.wait(for: "character   47  ★ Birdperson")
        session.press("q")
        #expect(try await session.running.outcome().exitCode == 0)
        let favorites = try await program.run("favorites", "list", "--fields", "id,rating,tags,note", "--format", "csv")
        #expect(favorites.output.contains("47,5,\"best,bird\",An old friend"))
    }
}
