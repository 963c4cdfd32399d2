import ChallengeCore
import ChallengeJSON
import ChallengeResources
import Testing

@testable import ChallengeTerminal

/// The candidates for the word at the cursor of a command line.
struct CommandLineCompletionTests {
    private static let moon = CandidateSource { request in
        ["Io", "Europa", "Titan", "-x"].map { Candidate($0, description: request.earlierWords.joined(separator: "+")) }
    }

    private static let tool = CommandLineTool(
        name: "sky", version: "1", summary: "sky",
        commands: [
            Command(
                "moons", summary: "moons",
                subcommands: [
                    Command(
                        "list", summary: "list",
                        options: [
                            Option("page", .positiveInteger, help: "page"), Flag("all", short: "a", help: "all"),
                            Option("kind", .choice([(1, ["rock"]), (2, ["ring", "r"])]), help: "kind"),
                            Option("kinds", .list(of: .choice([(1, ["rock"]), (2, ["ring"])])), help: "kinds"),
                            Option("of", .list(of: .text), help: "of").completed(by: moon),
                            Option("sort", .sortedFieldNames, help: "sort"), Option("file", .file, help: "file"),
                        ],
                        exclusive: [[Option("page", .text, help: ""), Option("all", .text, help: "")]],
                        fields: ["id", "name", "star.name"], run: { _, _ in })
                ]),
            Command(
                "moon", summary: "moon",
                arguments: [
                    Argument("KIND", .choice([(1, ["rock"])]), help: "kind"),
                    Argument("NAME", .text, .oneOrMore, help: "name").completed(by: moon),
                ],
                run: { _, _ in }),
            Command(
                "save", summary: "save", arguments: [Argument("FILE", .file, help: "file")],
                options: [
                    Flag("orbits", help: "orbits"), Option("sort", .sortedFieldNames, help: "sort"),
                    Option("size", .choice([(1, ["big"]), (2, ["small"])]), help: "size").completed(
                        by: CandidateSource { _ in [Candidate("small")] }),
                ],
                fields: [
                    "id", "star.name", "orbits", "orbits.count", "orbits.first", "orbits.id", "orbits.first.id",
                ],
                run: { _, _ in }),
        ],
        globalOptions: [Option("policy", .choice([(1, ["local"]), (2, ["remote"])]), help: "policy")],
        releaseDate: "2026-01-02")

    /// Returns the reply for a line whose words have no quotes.
    private func reply(_ line: String) async throws -> CommandLineCompletion.Reply {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        return try await CommandLineCompletion(words.dropLast(), words[words.count - 1], of: Self.tool)
            .reply(in: .english)
    }

    private func values(_ line: String) async throws -> [String] {
        switch try await reply(line) {
        case .words(let candidates), .parts(let candidates): candidates.map(\.value)
        case .files: ["FILES"]
        }
    }

    @Test(arguments: [
        ("", ["moons", "moon", "save", "completions", "manual", "help"]), ("MO", ["moons", "moon"]), ("x", []),
        ("moons ", ["list"]), ("moons lists ", []), ("help ", ["moons", "moon", "save", "completions", "manual"]),
        ("help moons ", ["list"]), ("help exit", ["exit-codes"]), ("help options ", []), ("moons list", ["list"]),
        ("help help ", ["moons", "moon", "save", "completions", "manual"]), ("manual h", ["help"]),
        ("manual help ", []),
        ("manual moons h", []), ("completions ", ["bash", "zsh", "fish"]), ("completions bash x", []),
        ("manual mo", ["moons", "moon"]),
        ("manual moons ", ["list"]), ("manual moons list ", []),
    ])
    func `commands and topics are completed`(line: String, expected: [String]) async throws {
        let found = try await values(line)

        #expect(line.hasSuffix("help ") && !found.isEmpty ? Array(found.prefix(5)) == expected : found == expected)
    }

    @Test(arguments: [
        ("moons list --kin", ["--kind", "--kinds"]), ("moons list --pol", ["--policy"]), ("--po", ["--policy"]),
        ("moons list --al", ["--all", "--all-fields"]), ("moons list --page 1 --al", ["--all-fields"]),
        ("moons list --all --p", ["--policy"]), ("moons list --quiet --qu", []),
        ("moons list --kind rock --ki", ["--kinds"]),
        ("moons list --kinds rock --kinds", ["--kinds"]), ("moons list -- --p", []),
        ("moons --kin", []), ("moons list --page=", []), ("moons list --zebra=", []),
    ])
    func `options are completed, without given and excluded options`(
        line: String, expected: [String]
    ) async throws {
        #expect(try await values(line) == expected)
    }

    @Test func `a command without further arguments offers its options`() async throws {
        #expect(try await values("moons list ").prefix(3) == ["--page", "--all", "--kind"])
    }

    @Test(arguments: [
        ("moons list --kind ", ["rock", "ring"]), ("moons list --kind=ri", ["--kind=ring"]), ("--policy R", ["remote"]),
        ("moons list --json=", ["--json=envelope"]), ("--format js", ["json", "jsonl"]),
        ("--lang ", Language.allCases.map(\.rawValue)),
        ("moons list --page ", []), ("moon r", ["rock"]), ("moons list --fields -na", []),
    ])
    func `choices are completed`(line: String, expected: [String]) async throws {
        #expect(try await values(line) == expected)
    }

    @Test(arguments: [
        ("moons list --fields ", ["id", "name", "star.name"]), ("moons list --fields name,s", ["name,star.name"]),
        ("moons list --fields id,name,", ["id,name,star.name"]), ("moons list --sort -na", ["-name"]),
        ("moons list --sort -name,-", ["-name,-id", "-name,-star.name"]), ("moons list --sort=-i", ["--sort=-id"]),
        ("moons list --fields name,-", []), ("moons list --fields=-i", []),
        ("moons list --kinds rock,", ["rock,ring"]), ("moons list --of Io,ti", ["Io,Titan"]),
    ])
    func `the last element of a list is completed, without given elements`(
        line: String, expected: [String]
    ) async throws {
        #expect(try await reply(line) == .parts(expected.map { Candidate($0) }))
    }

    @Test(arguments: [
        ("--sort", ["orbits", "orbits.count", "orbits.first"]),
        ("--orbits --sort", ["orbits", "orbits.count", "orbits.first", "orbits.id", "orbits.first.id"]),
        ("--fields", ["orbits", "orbits.count", "orbits.first", "orbits.id", "orbits.first.id"]),
    ])
    func `--fields gives the option that a field needs, and --sort does not`(
        option: String, fields: [String]
    ) async throws {
        #expect(try await values("save \(option) or") == fields)
        #expect(try await values("save --fields=s") == ["--fields=star.name"])
    }

    @Test func `a choice and a field have their descriptions`() async throws {
        let formats = [
            Candidate("json", description: "terminal.format.json".localized()),
            Candidate("jsonl", description: "terminal.format.jsonl".localized()),
        ]
        let words = TranslatedWords(["rock"]) { [$0] }
        let kind = ValueKind<Int>.choice([(1, ["rock"])]).translated(by: words).describing([
            "rock": "terminal.format.csv"
        ])

        #expect(try await reply("--format js") == .words(formats))
        #expect(try await reply("--color ne") == .words([Candidate("never", description: "No color")]))
        #expect(try await reply("--lang es") == .words([Candidate("es", description: "Spanish")]))
        let described = [Candidate("rock", description: "terminal.format.csv".localized())]
        #expect(kind.candidates == described)
        #expect(ValueKind.list(of: kind).candidates == described)
        let field = Field<Int>("size", header: "terminal.format.csv", json: { _ in .null })
        #expect(RecordSchema(fields: [field]).fieldNames.map(\.title) == ["terminal.format.csv".localized()])
    }

    @Test func `a source precedes the choices of an option`() async throws {
        #expect(try await values("save --size ") == ["small"])
    }

    @Test(arguments: ["save ", "save x", "moons list --file ", "moons list --file=x"])
    func `files are completed by the shell`(line: String) async throws {
        #expect(try await reply(line) == .files)
    }

    @Test(arguments: [("moon rock ", ["Io", "Europa", "Titan"]), ("moon rock e", ["Europa"])])
    func `data comes from the source of the argument`(line: String, expected: [String]) async throws {
        #expect(try await values(line) == expected)
    }

    @Test func `the source receives the earlier words of the argument`() async throws {
        #expect(try await reply("moon rock a b T") == .words([Candidate("Titan", description: "a+b")]))
    }

    @Test func `descriptions are in the language of the command line`() async throws {
        let words = { (line: [String]) async throws in
            try await CommandLineCompletion(line, "he", of: Self.tool).reply(in: .english)
        }

        #expect(
            try await words([]) == .words([Candidate("help", description: "Show the help of a command or a topic")]))
        #expect(
            try await words(["--lang", "es"])
                == .words([Candidate("help", description: "Muestra la ayuda de un comando o un tema")]))
    }
}
