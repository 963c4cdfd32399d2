import ChallengeTerminal
import Testing

/// A small program about planets that the tests of this module run.
enum SampleTool {
    static let page = Option("page", short: "p", .positiveInteger, help: "page", default: "1")
    static let all = Flag("all", short: "a", help: "all")
    static let name = Option("name", short: "n", .text, help: "name")
    static let policy = Option(
        "policy", .choice([("local", ["localFirst", "local-first"]), ("remote", ["remoteFirst", "remote-first"])]),
        placeholder: "POLICY", help: "policy", default: "localFirst")
    static let identifiers = Argument("ID", .orStandardInput(.positiveInteger), .oneOrMore, help: "identifiers")
    static let word = Argument("TEXT", .text, help: "word")
    static let kind = Argument("KIND", .choice([("gas", ["gas"]), ("rock", ["rock"])]), .optional, help: "kind")

    /// The tool, whose commands print their parsed values, so that a test can check them in the output.
    static let tool = CommandLineTool(
        name: "planets", version: "1.2.3", summary: "summary", discussion: "discussion",
        examples: [Example("planets list --page 2", summary: "example")],
        commands: [planets, one, search, failing],
        globalOptions: [policy],
        environment: [EnvironmentVariable("PLANETS_URL", help: "address")])

    static let planets = Command(
        "planets", summary: "group", aliases: ["p"],
        subcommands: [
            Command("list", summary: "list", options: [page, all, name], exclusive: [[page, all]], fields: ["id"]) {
                invocation, console in
                try console.print(
                    """
                    page \(show(invocation[page])) all \(invocation.has(all)) name \(show(invocation[name])) \
                    policy \(show(invocation[policy]))
                    """)
            },
            Command("count", summary: "count") { _, console in try console.print("3") },
        ])

    static let one = Command("planet", summary: "one", arguments: [identifiers]) { invocation, console in
        let values = try await invocation.values(of: identifiers, readingFrom: console)
        try console.print("ids \(values.map(String.init).joined(separator: " "))")
    }

    static let search = Command(
        "search", summary: "search", discussion: "discussion", arguments: [word, kind], options: [name],
        fields: ["id", "star.name"],
        examples: [
            Example("planets search a", summary: "first"), Example("planets search b", summary: "second"),
            Example("planets search c", summary: "third"),
        ]
    ) { invocation, console in
        try console.print("text \(show(invocation[word].first)) kind \(show(invocation[kind].first))")
    }

    static let failing = Command("fail", summary: "fail", arguments: [word]) { invocation, _ in
        throw try #require(failures[invocation[word].first ?? ""])
    }

    private static func show<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "-" }
}
