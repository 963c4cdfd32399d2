import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

/// Options whose values are names of fields, and the lists of these names.
struct FieldNamesTests {
    private static let sort = Option("sort", .fieldNames, help: "sort")
    private static let all = Flag("all", short: "a", help: "all")

    private let tool = CommandLineTool(
        name: "tool", version: "1", summary: "summary",
        commands: [
            Command("list", summary: "list", options: [sort, all], fields: ["id", "star.name"]) { invocation, console in
                let names = [StandardOptions.fields, Self.sort].map { invocation[$0]?.joined(separator: " ") ?? "-" }
                try console.print(SafeText("fields \(names[0]) sort \(names[1]) all \(invocation.has(Self.all))"))
            },
            Command(
                "one", summary: "one", arguments: [Argument("ID", .positiveInteger, help: "id")], fields: ["id"],
                run: { _, _ in }),
            Command("clear", summary: "clear") { _, _ in },
            Command("group", summary: "group", subcommands: [Command("list", summary: "list") { _, _ in }]),
        ])

    @Test(arguments: [
        "list --sort -star.name,id --all", "list --sort=-star.name,id -a", "list -a --sort -star.name --sort id",
    ])
    func `a field may begin with a minus`(line: String) async {
        #expect(await Run(line, tool: tool).output == "fields - sort -star.name id all true\n")
    }

    @Test(arguments: [
        "list --fields", "list --fields --all", "list --fields -a", "list --fields -qa", "list --sort",
        "list --sort -v", "list --fields --json",
    ])
    func `without a value the names of all fields are printed`(line: String) async {
        let run = await Run(line, tool: tool)

        #expect(run.exitCode == .ok)
        #expect(run.output == "id\nstar.name\n")
        #expect(run.error == "")
    }

    @Test func `the names need no arguments of the command`() async {
        #expect(await Run("one --fields", tool: tool).output == "id\n")
    }

    @Test(arguments: [
        ("clear --fields", "error: 'tool clear' cannot be used with --fields."),
        ("list --fields --zebra", "error: Unknown option: '--zebra'."),
        ("group --fields", "error: 'tool group list' cannot be used with --fields."),
    ])
    func `a command line with a mistake prints no names`(line: String, message: String) async {
        let run = await Run(line, tool: tool)

        #expect(run.exitCode == .usage)
        #expect(run.output == "")
        #expect(run.error.split(separator: "\n").first.map(String.init) == message)
    }

    @Test(arguments: [
        ("list --json", true), ("list --fields id --jsonl", true), ("list --all-fields -o csv", true),
        ("list --json=id", true), ("clear", true), ("clear -q --lang en", true),
        ("clear --json", false), ("clear --jsonl", false), ("clear --json=id", false), ("clear --json=envelope", false),
        ("clear -o csv", false), ("--fields id clear", false), ("clear --fields", false), ("clear --all-fields", false),
        ("--json", false), ("--fields", false), ("--format csv", false),
    ])
    func `a command without records refuses the options that choose their format and fields`(
        line: String, isAccepted: Bool
    ) async {
        let run = await Run(line, tool: tool)

        #expect(run.exitCode == (isAccepted ? .ok : .usage))
        #expect(run.error.contains("cannot be used with --") != isAccepted)
    }

    @Test func `a configured format is no option of the command line`() async {
        let configuration = Configuration(
            settings: StandardSettings.all, environment: ["CHALLENGE_FORMAT": "json"], file: nil)
        let streams = Streams(input: MemoryInput([]), output: MemoryOutput(), error: MemoryOutput())

        let code = await tool.run(
            arguments: ["clear"], environment: [:], streams: streams, configuration: configuration)

        #expect(code == .ok)
    }

    @Test(arguments: [
        ("moons.name", true), ("MOONS.name,id", true), ("moons.first.name", true), ("moons", false),
        ("moons.count", false), ("moons.first", false), ("star.name", false),
    ])
    func `a field of related items gives the option that prints them`(field: String, isGiven: Bool) async {
        let moons = Flag("moons", help: "moons")
        let star = Option("star", .text, help: "star")
        let command = Command("list", summary: "list", options: [moons, star], fields: ["id", "moons.name"]) {
            invocation, console in
            try console.print("\(invocation.has(moons)) \(invocation[star] ?? "-")")
        }
        let tool = CommandLineTool(name: "tool", version: "1", summary: "summary", commands: [command])

        #expect(await Run("list --fields \(field)", tool: tool).output == "\(isGiven) -\n")
        #expect(await Run("list --json=id,\(field)", tool: tool).output == "\(isGiven) -\n")
    }

    @Test func `the help of a command lists its fields`() async {
        #expect(
            await Run("list --help", tool: tool).output.contains(
                "\n\nFields\n  id, star.name\n\nOptions of every command"))
        #expect(await !Run("clear --help", tool: tool).output.contains("\nFields\n"))
    }
}
