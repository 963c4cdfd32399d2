import ChallengeResources
import ChallengeScreenMocks
import ChallengeTestSupport
import Testing

/// The screens of the browser after keys, without color, on an empty machine without a network.
struct ScreenTranscript: Sendable, CustomTestStringConvertible {
    private struct Step {
        let keys: String
        /// A text that the window has only after the keys.
        let result: String
    }

    let language: String
    let columns: Int
    let rows: Int

    static let all = Language.allCases.flatMap { language in
        [(40, 12), (80, 24), (120, 40), (300, 100)].map {
            ScreenTranscript(language: language.rawValue, columns: $0.0, rows: $0.1)
        }
    }

    var fileName: String { "browse-\(language)-\(columns)x\(rows).txt" }
    var testDescription: String { fileName }

    /// The newcomer's way: a list, a card, its episodes, a cast, back to the list, a filter, another tab, the keys.
    private var steps: [Step] {
        let all = [
            // In a wide window, the card also has names of the episodes, which are loaded beside the characters.
            Step(keys: "", result: columns < 80 ? "1/826" : "Rickmurai"), Step(keys: "jj↵", result: "Esc"),
            Step(keys: "↓↓↵", result: "1/42"),
            Step(keys: "↵↵", result: " › S01E0"), Step(keys: "⌫⌫⌫⌫", result: "3/826"),
            Step(keys: "/tiny rick", result: "Tiny Rick"), Step(keys: "⎋", result: "353/826"),
            Step(keys: "2", result: "1/51"), Step(keys: "?", result: "↑ ↓ j k"),
        ]
        // A large window shows no more in the other ones.
        return rows > 50 ? Array(all.prefix(2)) : all
    }

    /// Presses the keys, and returns the screens below them.
    func text() async throws -> String {
        let session = try ScreenSession(
            columns: columns, rows: rows, environment: ["LANG": language, "NO_COLOR": "1"])
        var text = ""
        for step in steps {
            session.press(step.keys)
            let screen = try await session.wait(for: step.result).rows
            text += "> \(step.keys)\n" + screen.map { $0 + "\n" }.joined() + "\n"
        }
        session.press("⌃")
        #expect(try await session.running.outcome().exitCode == 130)
        return text
    }
}
