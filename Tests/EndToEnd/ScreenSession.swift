import ChallengeScreen
import ChallengeScreenMocks
import ChallengeTestSupport
import Foundation

/// A run of a full-screen program, of which a test presses the keys and reads the window.
final class ScreenSession {
    let program: Program
    let running: RunningProgram
    private var window: Window

    /// Starts a command line in a shell that compares the settings of the terminal before and after it; the exit code is
    /// 99 if they differ.
    ///
    /// Several sessions can share the folder of the program.
    init(
        _ line: String = "challenge browse", columns: Int = 100, rows: Int = 30, environment: [String: String] = [:],
        program: Program? = nil
    ) throws {
        self.program = try program ?? .withoutAPI
        window = Window(columns: columns, rows: rows)
        running = try self.program.startShell(
            ["/bin/bash", "-c"],
            """
            trap : INT; ulimit -c 0; stty -ixon; stty -g >before.$$
            \(line); code=$?
            stty -g >after.$$; cmp before.$$ after.$$ || exit 99; exit $code
            """, inTerminal: true, window: window, environment: environment.merging(["TZ": "UTC"]) { own, _ in own })
    }

    /// Waits until the window has the text; if it never does, the test runs into its time limit.
    @discardableResult
    func wait(for text: String) async throws -> WindowMock {
        try await wait { $0.rows.contains { $0.contains(text) } }
    }

    /// Waits until a window fulfils the condition; if none ever does, the test runs into its time limit.
    @discardableResult
    func wait(until isShown: (WindowMock) -> Bool) async throws -> WindowMock {
        var shown = WindowMock(size: Size(columns: 0, rows: 0))
        try await running.waitForOutput { printed in
            shown = window(after: printed.output)
            return isShown(shown)
        }
        return shown
    }

    /// Returns the window after the last complete frame.
    private func window(after output: String) -> WindowMock {
        var shown = WindowMock(size: Size(columns: window.columns, rows: window.rows))
        let end = output.range(of: "\u{1B}[?2026l", options: .backwards)?.upperBound ?? output.startIndex
        shown.receive(Array(output[..<end].utf8))
        return shown
    }

    /// Presses keys, in which `↵`, `⎋`, `⇥`, `⌫` and arrows are special keys.
    func press(_ keys: String) {
        let special: [Character: String] = [
            "↵": "\r", "⎋": "\u{1B}", "⇥": "\t", "⌫": "\u{7F}", "↑": "\u{1B}[A", "↓": "\u{1B}[B", "→": "\u{1B}[C",
            "←": "\u{1B}[D", "⇟": "\u{1B}[6~", "⇞": "\u{1B}[5~", "↖": "\u{1B}[H", "↘": "\u{1B}[F", "⌃": "\u{3}",
        ]
        running.type(keys.map { special[$0] ?? String($0) }.joined())
    }

    func resize(columns: Int, rows: Int) {
        window = Window(columns: columns, rows: rows)
        running.resize(window)
    }
}

extension ScreenSession {
    /// Returns the windows of the picture in the README: to the cast of an episode and back, and to a location.
    static func tour() async throws -> [ScreenPicture.Shot] {
        let program = try Program.withoutAPI
        try await program.shell(favorites)
        let session = try ScreenSession(
            environment: ["CHALLENGE_OFFLINE": "1", "CHALLENGE_PICTURE": "none"], program: program)
        var shots: [ScreenPicture.Shot] = []
        for (keys, results, isShown) in steps {
            session.press(keys)
            let window = try await session.wait { window in
                results.allSatisfy { text in window.rows.contains { $0.contains(text) } }
            }
            if isShown { shots.append(ScreenPicture.Shot(keys: keys, window: window)) }
        }
        session.press("⌃")
        _ = try await session.running.outcome()
        return shots
    }

    /// Marks favorites on a day long ago, because the age of a new one changes.
    private static let favorites = """
        challenge favorites add 1 5 47 --offline && challenge favorites export >new.json
        sed 's/"addedAt": "[^"]*"/"addedAt": "2024-10-05T12:00:00Z"/' new.json >old.json
        challenge favorites remove 1 5 47 && challenge favorites import old.json --offline
        """

    /// Keys with texts that the window has together only after them, and whether the picture has the window.
    private static let steps = [
        ("", ["1 of 826", "Morty Smith   51", "Favorites 3", "History 0"], true),
        ("/bird", ["/bird", "4 of 826"], true),
        ("person↵", ["1 of 3 (826)"], true), ("→", ["open   Esc back", "History 1"], true),
        ("↓↓↓↓↵", ["2 of 7 "], true),
        ("↵", ["1 of 31", "History 2"], true), ("⌫⌫⌫", ["1 of 3 (826)", "→ l"], true), ("⎋", ["1 of 826"], false),
        ("s", ["─ Sort ─"], true), ("⎋", ["→ l"], false), ("3jj", ["3 of 126"], true),
    ]
}

extension Program {
    /// A program whose API refuses every connection.
    static var withoutAPI: Program {
        get throws {
            try Program(environment: ["CHALLENGE_API_URL": "http://127.0.0.1:1/api"].merging(unmeasured) { $1 })
        }
    }
}
