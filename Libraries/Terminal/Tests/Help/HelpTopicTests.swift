import ChallengeResources
import Testing

@testable import ChallengeTerminal

struct HelpTopicTests {
    @Test func `the options of every command have a page`() async {
        let run = await Run("help options")

        #expect(run.output.hasPrefix("Options of every command\n  -o, --format FORMAT  Output format;"))
        #expect(run.output.contains("\n  -q, --quiet          Show only warnings and errors\n"))
        #expect(run.output.contains("\n      --policy POLICY  policy (one of: localFirst, remoteFirst; default:"))
        #expect(run.output.hasSuffix("\n  -V, --version        Show the version\n"))
    }

    @Test func `the fields of each command that has fields are listed`() async {
        let run = await Run("help fields")

        #expect(run.output.hasPrefix("Fields\n  --fields A,B prints these fields"))
        #expect(run.output.hasSuffix("\n\nplanets search\n  id, star.name\n"))
    }

    @Test func `every format and every exit code is explained`() async {
        let formats = await Run("help formats").output
        let exitCodes = await Run("help exit-codes").output

        for format in OutputFormat.allCases { #expect(formats.contains("\n  \(format.rawValue) ")) }
        for code in ExitCode.explanations.map(\.key) { #expect(exitCodes.contains("\n  \(code.rawValue) ")) }
    }

    @Test func `the variables of the tool precede those of every tool`() async {
        let run = await Run("help environment")

        #expect(run.output.hasPrefix("Environment variables\n  PLANETS_URL "))
        #expect(run.output.contains("\n  NO_COLOR "))
    }

    @Test(arguments: HelpTopic.allCases, Language.allCases)
    func `every page fits the window in every language`(topic: HelpTopic, language: Language) async {
        for columns in [20, 40, 80, 120] {
            let run = await Run("help \(topic.rawValue) --lang \(language.rawValue)", terminalColumns: columns)

            let lines = TestText.withoutStyles(run.output).split(separator: "\n")
            #expect(lines.allSatisfy { TextWidth.of(String($0)) <= min(columns, 100) })
            #expect(!run.output.contains("terminal."), "a text is missing")
        }
    }

    @Test(arguments: ["help list", "help count", "help p list"])
    func `a subcommand without its group has its help page, too`(line: String) async {
        let run = await Run(line)

        #expect(run.exitCode == .ok)
        #expect(run.output.contains("\n  planets planets \(line.split(separator: " ").last ?? "") [OPTIONS]\n"))
    }

    @Test(arguments: [
        ("help options list", "Unknown command: 'list'."),
        ("help exit-code", "Unknown command: 'exit-code'. Did you mean 'exit-codes'?"),
        ("help options formats", "Unknown command: 'formats'."),
        ("help planets formats", "Unknown command: 'formats'."),
        ("formats", "Unknown command: 'formats'."),
    ])
    func `a topic follows the word help, and a mistyped topic is proposed`(line: String, message: String) async {
        let run = await Run(line)

        #expect(run.exitCode == .usage)
        #expect(run.error.hasPrefix("error: \(message)\n"))
    }
}
