import ChallengeResources
import ChallengeTerminal
import Testing

struct ConsoleQuestionTests {
    private let error = MemoryOutput(terminalColumns: 80)

    private func console(_ input: String, isTerminal: Bool = true) -> Console {
        Console(
            streams: Streams(
                input: MemoryInput([input], isTerminal: isTerminal), output: MemoryOutput(), error: error),
            environment: [:], color: .never)
    }

    @Test(
        "only a clear yes is a yes",
        arguments: [("y\n", true), ("YES\n", true), ("n\n", false), ("", false), ("yep\n", false), ("\n", false)])
    func confirm(input: String, isYes: Bool) async throws {
        #expect(try await console(input).confirm("Sure?") == isYes)
        #expect(error.text.hasPrefix("Sure? "))
        #expect(error.text.hasSuffix("note: Nothing was changed.\n") == !isYes)
        #expect(error.text.hasPrefix("Sure? \n") == input.isEmpty)
    }

    @Test("a yes may be Spanish")
    func confirmInSpanish() async throws {
        let isYes = try await Localization.$language.withValue(.spanish) {
            try await console("sí\n").confirm("¿Seguro?")
        }
        #expect(isYes)
    }

    @Test(
        "a choice is one of the numbers",
        arguments: [("2\n", 1), (" 1 \n", 0), ("3\n", nil), ("0\n", nil), ("x\n", nil), ("", nil)] as [(String, Int?)])
    func choose(input: String, index: Int?) async throws {
        #expect(try await console(input).choose("Which?", among: ["a", "b"]) == index)
        #expect(error.text == "1  a\n2  b\nWhich? ")
    }

    @Test("nobody is asked where nobody is")
    func canAsk() {
        #expect(console("").canAsk)
        #expect(!console("", isTerminal: false).canAsk)
    }
}
