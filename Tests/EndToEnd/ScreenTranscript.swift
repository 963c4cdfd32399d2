import ChallengeScreenMocks
import ChallengeTestSupport
import Testing

/// The screens of the browser after keys, without color, on an empty machine without a network.
struct ScreenTranscript: Sendable, CustomTestStringConvertible {
    private struct Step {
        let keys: String
        /// Texts that the window has together only after the keys.
        let results: [String]

        init(_ keys: String, _ results: String...) {
            self.keys = keys
            self.results = results
        }
    }

    /// The language, or `ascii` for English in a terminal that shows only ASCII.
    let language: String
    let columns: Int
    let rows: Int

    static let all =
        ["en", "es"].flatMap { language in
            [(40, 12), (80, 24), (100, 30), (120, 36), (200, 50)].map {
                ScreenTranscript(language: language, columns: $0.0, rows: $0.1)
            }
        } + [ScreenTranscript(language: "ascii", columns: 80, rows: 24)]

    var fileName: String { "browse-\(language)-\(columns)x\(rows).txt" }
    var testDescription: String { fileName }
    private var isSpanish: Bool { language == "es" }
    private var isASCII: Bool { language == "ascii" }

    /// All steps in the usual sizes; in the other ones only what differs.
    private var steps: [Step] {
        switch (columns, isASCII) {
        case (40, _): [start] + wayToCast + filter + menus + [marked, form]
        case (80, false): [start] + wayToCast + filter + menus + [Step("1e", "› Not")]
        case (80, _): [start, Step("?", title("Keys")), Step("?3jj", place(3, 126))]
        case (100, _): [start, Step("3jj", place(3, 126))]
        case (120, _): [start, Step("2", place(1, 51))]
        default: [start]
        }
    }

    private var start: Step {
        columns < 80 ? Step("", place(1, 826)) : Step("", place(1, 826), "Morty Smith   51")
    }

    /// To a card, an episode in it, its cast, and back.
    private var wayToCast: [Step] {
        [
            Step("jj→", title("Summer Smith"), " Esc "), Step("↓↓↓↓↵", place(2, 42)), Step("↵", place(1, 14)),
            Step("⌫⌫⌫", place(3, 826), "→ l"),
        ]
    }

    /// A filter while the user types, a kept one, and the item before it.
    private var filter: [Step] {
        [
            Step("/tiny rick", "/tiny rick", place(1, 826)), Step("↵", place(1, 1) + " (826)"),
            Step("⎋", place(3, 826)),
        ]
    }

    private var menus: [Step] {
        [
            Step("s", title(isSpanish ? "Ordenar" : "Sort")), Step("j↵", place(702, 826)),
            Step("?", title(isSpanish ? "Teclas" : "Keys")), Step("?3jj", place(3, 126)),
        ]
    }

    /// A mark in a narrow window, which does not show its age; the star appears before the change is stored.
    private var marked: Step { Step("1f", "★", isSpanish ? "Añadido" : "Added") }
    private var form: Step { Step("e", "› Not") }

    private func place(_ number: Int, _ count: Int) -> String { "\(number) \(isSpanish ? "de" : "of") \(count)" }

    /// Returns the title of a frame.
    private func title(_ name: String) -> String { isASCII ? "- \(name) -" : "─ \(name) ─" }

    /// Presses the keys, and returns the screens below them; `= 3` stands for three rows that did not change.
    func text() async throws -> String {
        let session = try ScreenSession(
            columns: columns, rows: rows,
            environment: [
                "LANG": language, "LC_ALL": isASCII ? "C" : "", "NO_COLOR": "1", "CHALLENGE_OFFLINE": "1",
            ])
        var text = ""
        var shown: [String] = []
        for step in steps {
            session.press(step.keys)
            let screen = try await session.wait { window in
                window.hasAllCounts && step.results.allSatisfy { text in window.rows.contains { $0.contains(text) } }
            }.rows
            text += "> \(step.keys)\n\(Self.changes(from: shown, to: screen))\n"
            shown = screen
        }
        session.press("⌃")
        #expect(try await session.running.outcome().exitCode == 130)
        return text
    }

    private static func changes(from shown: [String], to screen: [String]) -> String {
        var text = ""
        var same = 0
        for (row, line) in screen.enumerated() {
            if shown.indices.contains(row), shown[row] == line {
                same += 1
                continue
            }
            text += (same > 0 ? "= \(same)\n" : "") + line + "\n"
            same = 0
        }
        return text + (same > 0 ? "= \(same)\n" : "")
    }
}

extension WindowMock {
    /// `true` if all collections are loaded whose tabs are visible.
    fileprivate var hasAllCounts: Bool {
        rows[0].matches(of: #/[1-9] \w+ [0-9]+/#).count == rows[0].matches(of: #/[1-9] [A-Z]\w+/#).count
    }
}
