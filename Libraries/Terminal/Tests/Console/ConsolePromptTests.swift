import ChallengeResources
import ChallengeTerminalMocks
import Testing

@testable import ChallengeTerminal

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

    @Test func `no status line is drawn while the user answers`() async {
        let console = console("y\n")

        await console.withStatus("Loading", after: .zero) { update in
            await console.withoutStatus {
                update(WorkProgress(1, of: 2))
                #expect(!error.text.hasSuffix("2"), "\(error.text)")
            }
            update(WorkProgress(1, of: 2))
        }
        #expect(error.text.contains("1/2"))
    }

    @Test func `a Spanish yes confirms in Spanish`() async throws {
        let isYes = try await Localization.$language.withValue(.spanish) {
            try await console("sí\n").confirm("¿Seguro?")
        }
        #expect(isYes)
    }

    @Test(arguments: [("2\n", 1), (" 1 \n", 0)])
    func `a choice is one of the offered numbers`(input: String, index: Int) async throws {
        #expect(try await console(input).choose("Which?", among: ["a", "b"]) == index)
        #expect(error.text == "1  a\n2  b\nWhich? ")
    }

    @Test(arguments: ["3", "0", "x", "", "-9223372036854775808"])
    func `after another input, the user is told which numbers are valid and asked again`(input: String) async throws {
        #expect(try await console("\(input)\n2\n").choose("Which?", among: ["a", "b"]) == 1)
        #expect(error.text == "1  a\n2  b\nWhich? Enter a number from 1 to 2.\nWhich? ")
    }

    @Test func `there is no choice if the input ends`() async throws {
        #expect(try await console("").choose("Which?", among: ["a"]) == nil)
        #expect(try await console("2\n").choose("Which?", among: ["a"]) == nil)
        #expect(error.text == "1  a\nWhich? \n1  a\nWhich? Enter 1.\nWhich? \n")
    }

    @Test func `the console prompts only in a terminal`() {
        #expect(console("").canPrompt)
        #expect(!console("", isTerminal: false).canPrompt)
    }

    @Test(
        arguments: [
            ([:], true, true), (["CHALLENGE_NO_INPUT": "1"], false, false),
            (["CHALLENGE_NO_INPUT": "yes"], false, false),
            (["CHALLENGE_NO_INPUT": "0"], true, true), (["CHALLENGE_NO_INPUT": ""], true, true),
            (["TERM": "dumb"], true, false), (["ACCESSIBLE": "1"], true, false),
            (["CHALLENGE_FORCE_TTY": "80"], true, false),
        ] as [([String: String], Bool, Bool)])
    func `variables switch off prompts and programs below the prompt`(
        environment: [String: String], canPrompt: Bool, canShowChoices: Bool
    ) {
        func console(_ output: MemoryOutput, _ error: MemoryOutput, allowsPrompts: Bool = true) -> Console {
            Console(
                streams: Streams(input: MemoryInput([], isTerminal: true), output: output, error: error),
                environment: environment, allowsPrompts: allowsPrompts)
        }

        #expect(console(error, error).canPrompt == canPrompt)
        #expect(console(error, error).canShowChoices == canShowChoices)
        #expect(!console(error, error, allowsPrompts: false).canPrompt)
        #expect(!console(error, MemoryOutput()).canShowChoices)
        #expect(!console(MemoryOutput(), error).canShowChoices)
    }
}
