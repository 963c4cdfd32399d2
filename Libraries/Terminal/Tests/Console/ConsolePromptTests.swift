import ChallengeResources
import ChallengeTerminal
import Testing

struct ConsolePromptTests {
    private let error = MemoryOutput(terminalColumns: 80)

    private func console(_ input: String, isTerminal: Bool = true) -> Console {
        Console(
            streams: Streams(
                input: MemoryInput([input], isTerminal: isTerminal), output: MemoryOutput(), error: error),
            environment: [:], color: .never)
    }

    @Test(arguments: [("y\n", true), ("YES\n", true), ("n\n", false), ("", false), ("yep\n", false), ("\n", false)])
    func `only a clear yes confirms`(input: String, isYes: Bool) async throws {
        #expect(try await console(input).confirm("Sure?") == isYes)
        #expect(error.text.hasPrefix("Sure? "))
        #expect(error.text.hasSuffix("note: Nothing was changed.\n") == !isYes)
        #expect(error.text.hasPrefix("Sure? \n") == input.isEmpty)
    }

    @Test func `a Spanish yes confirms in Spanish`() async throws {
        let isYes = try await Localization.$language.withValue(.spanish) {
            try await console("sí\n").confirm("¿Seguro?")
        }
        #expect(isYes)
    }

    @Test(
        arguments: [("2\n", 1), (" 1 \n", 0), ("3\n", nil), ("0\n", nil), ("x\n", nil), ("", nil)] as [(String, Int?)])
    func `a choice is one of the offered numbers`(input: String, index: Int?) async throws {
        #expect(try await console(input).choose("Which?", among: ["a", "b"]) == index)
        #expect(error.text == "1  a\n2  b\nWhich? ")
    }

    @Test func `the console prompts only in a terminal`() {
        #expect(console("").canPrompt)
        #expect(!console("", isTerminal: false).canPrompt)
    }
}
