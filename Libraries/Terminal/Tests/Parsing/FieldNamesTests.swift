import ChallengeTerminal
import Testing

/// Options whose values are names of fields, and the lists of these names.
struct FieldNamesTests {
    private static let sort = Option("sort", .fieldNames, help: "sort")
    private static let all = Option.flag("all", short: "a", help: "all")

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
        ("clear --fields", "error: --fields needs a value: --fields A,B.C."),
        ("list --fields --zebra", "error: Unknown option: '--zebra'."),
        ("group --fields", "error: --fields needs a value: --fields A,B.C."),
    ])
    func `a command line with a mistake prints no names`(line: String, message: String) async {
        let run = await Run(line, tool: tool)

        #expect(run.exitCode == .usage)
        #expect(run.output == "")
        #expect(run.error.split(separator: "\n").first.map(String.init) == message)
    }

    @Test func `the help of a command lists its fields`() async {
        #expect(
            await Run("list --help", tool: tool).output.contains(
                "\n\nFields\n  id, star.name\n\nOptions of every command"))
        #expect(await !Run("clear --help", tool: tool).output.contains("\nFields\n"))
    }
}
