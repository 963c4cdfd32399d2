import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

/// The mistakes in the command lines of aliases, which a command can read before the user types an alias.
struct AliasMistakeTests {
    /// A tool with a command that prints the mistakes, and with the commands of the sample tool.
    private static let tool = CommandLineTool(
        name: "planets", version: "1.2.3", summary: "summary",
        commands: [
            SampleTool.planets, SampleTool.search,
            Command("mistakes", summary: "mistakes") { invocation, console in
                for mistake in invocation.configuration.mistakesInAliases {
                    try console.print(SafeText(mistake.message))
                }
            },
        ],
        globalOptions: [SampleTool.policy])

    private func mistakes(in aliases: String) async throws -> [String] {
        let output = MemoryOutput()
        let configuration = Configuration(
            settings: StandardSettings.all, environment: [:],
            file: .success(try ConfigurationFile(path: "/c", text: #"{"aliases": {\#(aliases)}}"#)))
        let code = await Self.tool.run(
            arguments: ["mistakes"], environment: [:],
            streams: Streams(input: MemoryInput([]), output: output, error: MemoryOutput()),
            configuration: configuration)
        #expect(code == .ok)
        return output.text.split(separator: "\n").map { String($0.dropFirst("/c, line 1: ".count)) }
    }

    @Test func `aliases that lead to each other or to an unknown word start no command`() async throws {
        let found = try await mistakes(
            in: #""ok": "nice -q", "nice": "planets list", "x": "a", "a": "b -v", "b": "a", "z": "zebra""#)

        let loops = ["a → b → a", "b → a → b", "a → b → a"].map { "The aliases begin with each other: \($0)." }
        #expect(found == loops + ["The alias 'z' begins with 'zebra', which is neither a command nor an alias."])
    }

    @Test(arguments: [
        ("planets list --pgae 2", "Unknown option: '--pgae'. Did you mean '--page'?"),
        ("planets list --page x", "Invalid value for --page: 'x'. Use a whole number, 1 or more."),
        ("planets list --page 2 --all", "Use --page or --all, not both."),
        ("planets lits", "Unknown command: 'lits'. Did you mean 'list'?"),
        ("-q planets list --pgae", "Unknown option: '--pgae'. Did you mean '--page'?"),
        ("-q a", "Unknown command: 'a'."),
        ("planets list --policy --page 2", "--policy needs a value: --policy POLICY."),
    ])
    func `a wrong option, value or command in a line is a mistake`(line: String, message: String) async throws {
        #expect(try await mistakes(in: #""a": "\#(line)""#) == ["The alias 'a' has a mistake. " + message])
    }

    @Test(arguments: ["planets", "planets list --page", "search", "-q", "-p 2 planets list", "help planets"])
    func `a line that more words complete has no mistake`(line: String) async throws {
        #expect(try await mistakes(in: #""a": "\#(line)""#) == [])
    }

    @Test func `the mistake of another alias is a mistake of both`() async throws {
        #expect(
            try await mistakes(in: #""a": "b --all", "b": "planets list --page x""#).map { $0.prefix(35) }
                == ["The alias 'a' has a mistake. Invali", "The alias 'b' has a mistake. Invali"])
    }
}
