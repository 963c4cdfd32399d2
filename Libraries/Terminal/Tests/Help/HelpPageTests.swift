import ChallengeResources
import ChallengeTestSupport
import Testing

@testable import ChallengeTerminal

struct HelpPageTests {
    @Test func `the long page has all sections in order, with aligned columns`() async {
        let run = await Run("help search", environment: ["COLUMNS": "70"])

        #expect(
            run.output == """
                search

                discussion

                Usage
                  planets search TEXT [KIND] [OPTIONS]

                Arguments
                  TEXT    word
                  [KIND]  kind (one of: gas, rock)

                Options
                  -n, --name TEXT  name

                Fields
                  id, star.name

                Examples
                  planets search a
                      first
                  planets search b
                      second
                  planets search c
                      third

                Options of every command: 'planets help options'.

                """)
        #expect(await Run("search --help").output == Run("help search").output)
        #expect(await Run("search -h --help").output == Run("help search").output)
    }

    @Test func `each entry is read once to measure its term, and once to print it`() {
        let entries = CountedCollection((0..<500).map { HelpSection.Entry(term: SafeText("é\($0)"), text: "text") })

        let lines = HelpSection.lines(of: entries, columns: 80)

        #expect(lines.map(\.plain).last == "  é499  text")
        #expect(entries.reads == 1000)
    }

    @Test func `the short page has the options, two examples and the way to the long page`() async {
        let run = await Run("search -h")

        #expect(
            run.output == """
                search

                Usage
                  planets search TEXT [KIND] [OPTIONS]

                Arguments
                  TEXT    word
                  [KIND]  kind (one of: gas, rock)

                Options
                  -n, --name TEXT  name

                Examples
                  planets search a
                      first
                  planets search b
                      second

                Output: --format, --fields, --json.

                More: 'planets search --help'.
                Options of every command: 'planets help options'.

                """)
    }

    @Test func `a short page has no way to a long page that shows nothing more`() async {
        let short = await Run("planet -h")

        #expect(short.output.hasSuffix("\n\nOptions of every command: 'planets help options'.\n"))
        #expect(!short.output.contains("--help"))
        #expect(await Run("planet --help").output == short.output)
    }

    @Test func `a tool with an overview shows how to begin, and its commands by subject`() async {
        let commands = ["a", "b", "c"].map { name in Command(name, summary: name) { _, _ in } }
        let tool = CommandLineTool(
            name: "tool", version: "1", summary: "summary", examples: [Example("tool a", summary: "x")],
            overview: Overview(
                start: [Example("tool a 1", summary: "first")], groups: [("Some", ["x"]), ("Others", ["b"])]),
            commands: commands)

        let run = await Run("", tool: tool)

        #expect(
            run.output == """
                summary

                Start with
                  tool a 1  first

                Commands
                  Some    c
                  Others  b

                More: 'tool --help'.
                Options of every command: 'tool help options'.

                """)
        #expect(await Run("--help", tool: tool).output.contains("\nExamples\n"))
    }

    @Test func `the page of the tool lists its commands, topics and examples`() async {
        let run = await Run("--help")

        #expect(run.output.hasPrefix("summary\n\ndiscussion\n\nUsage\n  planets COMMAND [OPTIONS]\n\nCommands\n"))
        #expect(run.output.contains("\n  planets, p          group\n  planet              one\n"))
        #expect(run.output.contains("\n  help COMMAND|TOPIC  Show the help of a command or a topic\n\nTopics\n"))
        #expect(run.output.contains("\n  help exit-codes   Exit codes\n"))
        #expect(run.output.contains("\n\nExamples\n  planets list --page 2\n      example\n"))
        #expect(await Run("").output == Run("-h").output)
        #expect(await Run("").output.hasPrefix("summary\n\ndiscussion\n\nUsage\n"))
        #expect(await !Run("").output.contains("Topics"))
    }

    @Test func `exclusive options are noted, and defaults are shown`() async {
        let run = await Run("planets list --help")

        #expect(run.output.contains("\n  -p, --page N     page (default: 1; not with --all)\n"))
        #expect(run.output.contains("\n  -a, --all        all (not with --page)\n"))
    }

    @Test func `a page is translated to Spanish`() async {
        let run = await Run("help planets --lang es")

        #expect(
            run.output.hasPrefix("group\n\nUso\n  planets planets COMANDO [OPCIONES]\n\nComandos\n  list, ls  list\n"))
        #expect(run.output.hasSuffix("\n\nOpciones de todos los comandos: «planets help options».\n"))
    }

    @Test func `a group shows its own page and the pages of its commands`() async {
        #expect(await Run("planets help").output == Run("planets --help").output)
        #expect(await Run("planets help list").output == Run("planets list --help").output)
        #expect(await Run("planets help lst").exitCode == .usage)
    }

    @Test func `a group without examples shows the first one of each command`() async {
        let commands = ["a", "b", "c"].map { name in
            Command(
                name, summary: "summary",
                examples: [
                    Example("tool g \(name) 1", summary: "first"), Example("tool g \(name) 2", summary: "second"),
                ])
        }
        let tool = CommandLineTool(
            name: "tool", version: "1", summary: "summary",
            commands: [Command("g", summary: "group", subcommands: commands)])

        let long = await Run("g --help", tool: tool).output
        let short = await Run("g -h", tool: tool).output

        #expect(long.contains("\nExamples\n  tool g a 1\n      first\n  tool g b 1\n      first\n  tool g c 1\n"))
        #expect(short.contains("  tool g b 1\n") && !short.contains("tool g c 1"))
    }

    @Test(arguments: [20, 40, 60, 80, 120, 200], Language.allCases)
    func `every page fits the window in every language`(columns: Int, language: Language) async {
        for (path, _) in SampleTool.tool.root.tree {
            let run = await Run(
                Array(path.dropFirst()) + ["--help", "--lang", language.rawValue], terminalColumns: columns)

            #expect(run.exitCode == .ok)
            let lines = TestText.withoutStyles(run.output).split(separator: "\n")
            // A command line is on one line, so that the user can copy it.
            #expect(lines.allSatisfy { TextWidth.of(String($0)) <= min(columns, 100) || $0.contains("planets ") })
            #expect(!run.output.contains("terminal."), "a text is missing")
        }
    }

    @Test func `the text of a very long term is on the next line`() async {
        let tool = CommandLineTool(
            name: "tool", version: "1", summary: "summary",
            commands: [
                Command("a", summary: "short"), Command("a-command-with-a-name-without-end", summary: "long"),
            ])

        let run = await Run("", tool: tool)

        #expect(
            run.output.contains(
                "Commands\n  a                   short\n  a-command-with-a-name-without-end\n                      long\n"
            ))
    }

    @Test func `titles are bold and terms colored if color is allowed`() async {
        let run = await Run("--color always")

        #expect(run.output.contains("\u{1B}[1mUsage\u{1B}[0m\n"))
        #expect(run.output.contains("  \u{1B}[36mplanets, p\u{1B}[0m"))
    }
}
