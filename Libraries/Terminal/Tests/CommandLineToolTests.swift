import ChallengeTerminal
import Testing

struct CommandLineToolTests {
    @Test func `a command runs with the values of the command line`() async {
        let run = await Run("planets list --page 2 --name Mars")

        #expect(run.exitCode == .ok)
        #expect(run.output == "page 2 all false name Mars policy -\n")
        #expect(run.error == "")
    }

    @Test(arguments: ["", "--lang en", "help", "--help", "-h"])
    func `the tool without a command shows its help and succeeds`(line: String) async {
        let run = await Run(line)

        #expect(run.exitCode == .ok)
        #expect(run.output.contains("Usage\n  planets COMMAND [OPTIONS]\n"))
        #expect(run.error == "")
    }

    @Test(arguments: ["planets", "p", "--page 2 planets", "planets --page 2", "planets --all"])
    func `a group without a subcommand runs its list`(line: String) async {
        let run = await Run(line)

        #expect(run.exitCode == .ok)
        let options = line.split(separator: " ").filter { !$0.hasPrefix("p") }
        #expect(await run.output == Run("planets list " + options.joined(separator: " ")).output)
    }

    @Test func `a group without a list runs its status`() async {
        let status = Command("status", summary: "status") { _, console in try console.print("fine") }
        let clear = Command("clear", summary: "clear") { _, console in try console.print("cleared") }
        let tool = CommandLineTool(
            name: "tool", version: "1", summary: "summary",
            commands: [Command("cache", summary: "cache", subcommands: [clear, status])])

        #expect(await Run("cache", tool: tool).output == "fine\n")
    }

    @Test(arguments: [
        ("mars", "'mars'. Did you mean 'tool find mars'?"),
        ("mars --fields name", "'mars'. Did you mean 'tool find mars'?"),
        ("mars express", "'mars'. Did you mean 'tool find mars express'?"),
        ("mars -- --x", "'mars'. Did you mean 'tool find -- mars --x'?"),
        ("help mars", "'mars'. Did you mean 'tool find mars'?"),
        ("--quiet mars", "'mars'. Did you mean 'tool find mars --quiet'?"), ("fnid", "'fnid'. Did you mean 'find'?"),
        ("zebra", "'zebra'."), ("group mars", "'mars'."),
    ])
    func `an unknown first word that names an item proposes the search`(line: String, message: String) async {
        let find = Command("find", summary: "find") { _, _ in }
        let tool = CommandLineTool(
            name: "tool", version: "1", summary: "summary",
            commands: [find, Command("group", summary: "group", subcommands: [find])],
            search: ("find", { word, _ in word == "mars" }))

        let run = await Run(line, tool: tool)

        #expect(run.exitCode == .usage)
        #expect(run.error.hasPrefix("error: Unknown command: \(message)\n"), "\(run.error)")
    }

    @Test func `a group without a subcommand and without a list is a usage error that lists the subcommands`() async {
        let count = Command("count", summary: "count") { _, _ in }
        let tool = CommandLineTool(
            name: "tool", version: "1", summary: "summary",
            commands: [Command("group", summary: "group", subcommands: [count])])

        let run = await Run("group", tool: tool)

        #expect(run.exitCode == .usage)
        #expect(run.output == "")
        #expect(run.error == "error: 'tool group' needs a command: count.\nSee 'tool group --help'.\n")
    }

    @Test(arguments: ["--version", "planets list --version"])
    func `the version is shown for every command`(line: String) async {
        let run = await Run(line)

        #expect(run.exitCode == .ok)
        #expect(run.output == "planets 1.2.3\n")
    }

    @Test(arguments: [
        "help planets list", "planets list --help", "planets -h list", "--help planets list", "help p list",
        "planets list --page --help", "planets list --nonsense --help", "planets list --page x --help",
    ])
    func `help shows the page of its command, at any position and despite other mistakes`(line: String) async {
        let run = await Run(line)

        #expect(run.exitCode == .ok)
        #expect(run.output.contains("  planets planets list [OPTIONS]\n"))
        #expect(run.error == "")
    }

    @Test(arguments: ["help planets lst", "planets lst --help"])
    func `help for an unknown command reports the unknown command`(line: String) async {
        let run = await Run(line)

        #expect(run.exitCode == .usage)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("error: Unknown command: 'lst'. Did you mean 'list'?\n"))
    }

    @Test(arguments: [
        ("planets lst --lang es", "", "error: Comando desconocido: «lst». ¿Querías decir «list»?\n"),
        ("--lang=es planets list --page", "", "error: --page necesita un valor: --page N.\n"),
        ("planets list --nope --lang es", "en_GB", "error: Opción desconocida: «--nope».\n"),
        ("planets list 7", "es_MX.UTF-8", "error: Argumento inesperado: «7».\n"),
        (
            "planets list 7 --lang en --lang es", "",
            "error: Argumento inesperado: «7».\n"
        ),
        (
            "planets list 7 --lang en", "es_MX.UTF-8",
            "error: Unexpected argument: '7'.\n"
        ),
        (
            "planets list --lang xx", "es",
            "error: Valor no válido para --lang: «xx». Usa uno de estos valores: en, es"
        ),
    ])
    func `the language option takes precedence over the environment, even in an invalid command line`(
        line: String, locale: String, message: String
    ) async {
        let run = await Run(line, environment: ["LANG": locale])

        #expect(run.exitCode == .usage)
        #expect(run.error.hasPrefix(message))
    }

    @Test(arguments: [
        "--json --format json", "--format JSON --json", "--json --json", "--format csv --format tsv",
    ])
    func `a format may be repeated in another spelling, and --format may be corrected`(formats: String) async {
        let run = await Run("planets list \(formats)")

        #expect(run.exitCode == .ok)
        #expect(run.error == "")
    }

    @Test(arguments: [
        ("search a --json=id", "text a kind -"), ("--json=star,id search a", "text a kind -"),
        ("search a --json=id --fields star.name", "error: Use --json or --fields, not both."),
        ("search a --json id", "error: Unexpected argument: 'id'. Did you mean '--json=id'?"),
        (
            "search --json ID,star.name",
            "error: Unexpected argument: 'ID,star.name'. Did you mean '--json=ID,star.name'?"
        ),
    ])
    func `the flag --json takes attached names of fields`(line: String, message: String) async {
        let run = await Run(line)

        #expect((run.output + run.error).hasPrefix(message))
    }

    @Test(arguments: [
        ("--json=envelope", 0, ""), ("--json --json=envelope", 0, ""),
        ("--json=", 64, "error: Invalid value for --json: ''. Use one of: envelope.\n"),
        ("--jsonl=envelope", 64, "error: --jsonl takes no value, but got 'envelope'.\n"),
        ("--json=envelope --format csv", 64, "error: Use --json or --format, not both.\n"),
        ("--json envelope", 64, "error: Unexpected argument: 'envelope'. Did you mean '--json=envelope'?\n"),
    ])
    func `the flag --json takes the attached value envelope`(line: String, code: Int32, message: String) async {
        let run = await Run("planets list \(line)")

        #expect(run.exitCode.rawValue == code)
        #expect(run.error.hasPrefix(message), "\(run.error)")
        #expect(run.error.isEmpty == message.isEmpty)
    }

    @Test func `the last value of a repeated option applies, also in its short form`() async {
        let run = await Run("planets list --page 1 -p 2 --page=3")

        #expect(run.output == "page 3 all false name - policy -\n")
    }
}
