import Testing

@testable import ChallengeTerminal

/// Commands that run another command line in their place.
struct ForwardTests {
    private static let word = Argument("WORD", .text, help: "word")
    private static let loud = Flag("loud", help: "loud")
    private static let level = Option("level", .positiveInteger, help: "level")

    private static let tool = CommandLineTool(
        name: "tool", version: "1", summary: "summary",
        commands: [
            Command("print", summary: "print", arguments: [word], options: [loud], fields: ["id", "name"]) {
                invocation, console in
                try console.print(
                    "\(invocation.commandLine) \(invocation.has(loud)) \(invocation[level] ?? 0)\(invocation.isLocal ? " local" : "")"
                )
            },
            Command(
                "again", summary: "again", arguments: [word],
                forward: { invocation, _ in
                    ForwardedLine(["print", invocation[word][0]] + (invocation[word][0] == "wrong" ? ["--nope"] : []))
                }),
            Command(
                "near", summary: "near", forward: { _, _ in ForwardedLine(["print", "here"], isLocal: true) }),
            Command("twice", summary: "twice", arguments: [word]) { invocation, console in
                let output = try await invocation.output(of: ["print", invocation[word][0]])
                try console.print(SafeText("<" + output.dropLast()))
            },
        ],
        globalOptions: [level])

    @Test func `the other command runs with the global options`() async {
        let run = await Run("--level 3 again hello -q --lang=en", tool: Self.tool)

        #expect(run.exitCode == .ok)
        #expect(run.output == "tool print hello --level 3 --quiet --lang en false 3\n")
    }

    @Test func `the other command gets the fields and the format`() async {
        #expect(
            await Run("again hello --json=id,name", tool: Self.tool).output
                == "tool print hello --json --fields id,name false 0\n")
        #expect(
            await Run("again hello --json=envelope --all-fields", tool: Self.tool).output
                == "tool print hello --json=envelope --all-fields false 0\n")
    }

    @Test func `a command that sends no request tells the other one`() async {
        #expect(await Run("near", tool: Self.tool).output == "tool print here false 0 local\n")
    }

    @Test func `a command reads what another one prints with the global options, or ends with its error`() async {
        let run = await Run("--level 3 twice hello", tool: Self.tool)
        #expect(run.output == "<tool print hello --level 3 false 3\n" && run.error == "")

        let failed = await Run("twice --", tool: Self.tool)
        #expect(failed.exitCode == .usage && failed.output == "")
    }

    @Test func `fields are those of the other command`() async {
        #expect(await Run("again hello --fields", tool: Self.tool).output == "id\nname\n")
    }

    @Test(arguments: [
        ("again", "Missing"), ("again hello --loud", "Unknown option: '--loud'"), ("again hello there", "Unexpected"),
        ("again wrong", "Unknown option: '--nope'"), ("again hello --level x", "Invalid value"),
    ])
    func `a mistake in either command line is a usage error`(line: String, message: String) async {
        let run = await Run(line, tool: Self.tool)

        #expect(run.exitCode == .usage)
        #expect(run.output == "")
        #expect(run.error.contains(message))
    }

    @Test func `the command has a help page of its own`() async {
        let help = await Run("again --help", tool: Self.tool).output

        #expect(help.contains("tool again WORD [OPTIONS]"))
        #expect(help.contains("\nFields\n  'tool again WORD --fields' lists the fields.\n"))
    }
}
