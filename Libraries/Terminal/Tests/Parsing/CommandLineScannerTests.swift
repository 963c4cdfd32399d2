import ChallengeTerminal
import Testing

struct CommandLineScannerTests {
    @Test(arguments: [
        "planets list --page 2 --name Mars", "planets list --page=2 --name=Mars", "planets list -p 2 -n Mars",
        "planets list -p2 -nMars", "planets list -p=2 -n=Mars", "--page 2 planets --name Mars list",
        "p list --name Mars --page 2", "planets list -qp2 -n Mars", "planets list --page 2 --name Mars --",
    ])
    func `all forms of an option are equivalent`(line: String) async {
        let run = await Run(line)

        #expect(run.output == "page 2 all false name Mars policy -\n")
        #expect(run.error == "")
    }

    @Test(arguments: ["remoteFirst", "remote-first", "REMOTEFIRST", "Remote-First"])
    func `each spelling of a choice is recognized in any case`(spelling: String) async {
        let run = await Run("--policy \(spelling) planets list -a")

        #expect(run.output == "page - all true name - policy remote\n")
    }

    @Test func `values of a repeated list option are joined, and other options use the last value`() async {
        let tags = Option("tag", .list(of: .text), help: "tag")
        let name = Option("name", .text, help: "name")
        let tool = CommandLineTool(
            name: "tool", version: "1", summary: "summary",
            commands: [
                Command("tags", summary: "t", options: [tags, name]) {
                    try $1.print("\(($0[tags] ?? []).joined(separator: " ")) \($0[name] ?? "")")
                }
            ])

        let run = await Run("tags --tag a,b --name first --tag c --name last", tool: tool)

        #expect(run.output == "a b c last\n")
    }

    @Test(arguments: [
        "search caf\u{FFFD}", "planets list --name=caf\u{FFFD}", "planets list --name caf\u{FFFD}",
        "search -- caf\u{FFFD}",
    ])
    func `a word with bytes that are not UTF-8 is refused`(line: String) async {
        // Swift puts U+FFFD in place of such bytes.
        let run = await Run(line)

        #expect(run.exitCode == .usage)
        #expect(run.error.contains("caf\u{FFFD}' is not in UTF-8.\n"))
    }

    @Test func `all words after a double dash are arguments`() async {
        let run = await Run("search -- --name")
        let both = await Run("search -- -- gas")

        #expect(run.output == "text --name kind -\n")
        #expect(both.output == "text -- kind gas\n")
    }

    @Test func `a command name in the place of an argument is an argument`() async {
        let run = await Run("search planets")
        let help = await Run("search help")

        #expect(run.output == "text planets kind -\n")
        #expect(help.output == "text help kind -\n")
    }

    @Test func `a value may contain an equals sign or be a single dash`() async {
        let equals = await Run(["planets", "list", "--name=a=b"])
        let dash = await Run(["planets", "list", "--name", "-"])

        #expect(equals.output == "page - all false name a=b policy -\n")
        #expect(dash.output == "page - all false name - policy -\n")
    }

    @Test func `an option before its command has the definition of that command`() async {
        let number = Option("size", .positiveInteger, help: "size")
        let text = Option("size", .text, help: "size")
        let flag = Flag("size", help: "size")
        let tool = CommandLineTool(
            name: "sizes", version: "1", summary: "summary",
            commands: [
                Command("number", summary: "n", options: [number]) { try $1.print("\($0[number] ?? 0)") },
                Command("text", summary: "t", options: [text]) { try $1.print("\($0[text] ?? "")") },
                Command("flag", summary: "f", options: [flag]) { try $1.print("\($0.has(flag))") },
            ])

        let textRun = await Run("--size large text", tool: tool)
        let flagRun = await Run("--size large flag", tool: tool)

        #expect(textRun.output == "large\n")
        #expect(flagRun.error.hasPrefix("error: --size takes no value, but got 'large'.\n"))
    }

    @Test func `a word after an argument is not a command`() async {
        let text = Argument("TEXT", .text, .any, help: "text")
        let tool = CommandLineTool(
            name: "tool", version: "1", summary: "summary",
            commands: [
                Command(
                    "say", summary: "s", arguments: [text], subcommands: [Command("twice", summary: "t")]
                ) { invocation, console in try console.print("\(invocation[text].count)") }
            ])

        let run = await Run("say it twice", tool: tool)

        #expect(run.output == "2\n")
    }

    @Test func `a command with subcommands can also run without one`() async {
        let tool = CommandLineTool(
            name: "tool", version: "1", summary: "summary",
            commands: [
                Command(
                    "favorites", summary: "f",
                    subcommands: [Command("add", summary: "a") { _, console in try console.print("added") }]
                ) { _, console in try console.print("all") }
            ])

        let own = await Run("favorites", tool: tool)
        let below = await Run("favorites add", tool: tool)
        let wrong = await Run("favorites ad", tool: tool)

        #expect(own.output == "all\n")
        #expect(below.output == "added\n")
        #expect(wrong.error.hasPrefix("error: Unknown command: 'ad'. Did you mean 'add'?\n"))
    }
}
