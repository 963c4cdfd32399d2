import ChallengeTerminal
import Testing

struct StandardInputValuesTests {
    @Test func `a dash is replaced by the values of standard input`() async {
        let run = await Run("planet 1 - 9", input: ["2\n3\r\n\n  4", "5  \n"])

        #expect(run.output == "ids 1 2 3 45 9\n")
    }

    @Test func `a second dash adds no values`() async {
        let run = await Run("planet - -", input: ["7\n"])

        #expect(run.output == "ids 7\n")
    }

    @Test func `a line has one value, up to the first tab`() async {
        let run = await Run("planet -", input: ["1\n\n", " 3\t4\n2 \tearth\n"])

        #expect(run.output == "ids 1 3 2\n")
    }

    @Test(arguments: ["x", "0", "-", "1 2"])
    func `an invalid word in standard input is refused, and the advice is how to print identifiers`(word: String) async
    {
        let run = await Run("planet -", input: ["1\n\n\(word)\n"])

        #expect(run.exitCode == .usage)
        #expect(run.output == "")
        let message = "Line 3 of standard input: Invalid value for ID: '\(word)'. Use a whole number, 1 or more."
        let advice = "Pass one value in each line, such as the output of a list with --fields id."
        #expect(run.error == "error: \(message)\n\(advice)\n")
    }

    @Test func `values up to the limit are read, and one more value is refused`() async {
        let most = (1...10_000).map { "\($0)\n" }

        let allowed = await Run("planet -", input: most)
        let refused = await Run("planet -", input: most + ["10001\n"])

        #expect(allowed.output.hasSuffix(" 9999 10000\n"))
        #expect(refused.exitCode == .usage)
        #expect(refused.output == "")
        #expect(refused.error.hasPrefix("error: Standard input has more than 10000 values for ID"))
    }
}
