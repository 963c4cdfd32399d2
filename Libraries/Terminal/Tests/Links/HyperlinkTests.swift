import ChallengeCore
import ChallengeJSON
import Testing

@testable import ChallengeTerminal

/// Identifiers and names as hyperlinks of a terminal.
struct HyperlinkTests {
    private struct Moon: Sendable {
        let id: Int
        let kind: String
        let name: String
    }

    private static let schema = RecordSchema<Moon>(fields: [
        Field("kind", header: "kind", json: { .string($0.kind) }),
        Field("id", header: "id", column: TableColumn(alignment: .trailing), json: { .integer($0.id) }),
        Field("name", header: "name", column: TableColumn(priority: 0, minimumWidth: 4), json: { .string($0.name) }),
    ])

    private static let tool = CommandLineTool(
        name: "sky", version: "1", summary: "summary",
        commands: [
            Command("moons", summary: "moons", fields: schema.fieldNames) { invocation, console in
                var writer = try RecordWriter(schema, invocation, console)
                try writer.write([Moon(id: 7, kind: "moon", name: "Io"), Moon(id: 12, kind: "rock", name: "Rock")])
                try writer.finish()
            }
        ],
        itemAddress: { invocation in
            { kind, identifier in kind == "moon" ? "https://\(invocation.path[0])/\(identifier)" : nil }
        })

    private static func link(_ text: String, to identifier: String = "7") -> String {
        "\u{1B}]8;;https://sky/\(identifier)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
    }

    private func run(_ line: String, _ environment: [String: String], terminalColumns: Int? = 40) async -> String {
        await Run(line, environment: environment, terminalColumns: terminalColumns, tool: Self.tool).output
    }

    @Test func `identifiers and names are links, and the widths are those of a table without links`() async {
        let linked = await run("moons", ["CHALLENGE_HYPERLINKS": "1"])
        let plain = await run("moons", ["CHALLENGE_HYPERLINKS": "0"])

        #expect(linked.contains("\nmoon   \(Self.link("7"))  \(Self.link("Io"))\n"))
        #expect(linked.hasSuffix("\nrock  12  Rock\n"))
        #expect(linked.replacing(Self.link("7"), with: "7").replacing(Self.link("Io"), with: "Io") == plain)
    }

    @Test func `fields can be selected without the field of the kind`() async {
        let output = await run("moons --fields name", ["CHALLENGE_HYPERLINKS": "1"])

        #expect(output.hasSuffix("\n\(Self.link("Io"))\nRock\n"))
    }

    @Test(
        arguments: [
            ("moons --color never", ["CHALLENGE_HYPERLINKS": "1"], 40), ("moons", ["CHALLENGE_HYPERLINKS": "no"], 40),
            ("moons", ["CHALLENGE_HYPERLINKS": "1", "NO_COLOR": "1"], 40),
            ("moons --color always --format table", ["CHALLENGE_HYPERLINKS": "1"], nil),
            ("moons --json", ["CHALLENGE_HYPERLINKS": "1"], 40),
            ("moons --format tsv", ["CHALLENGE_HYPERLINKS": "1"], 40),
            ("moons", ["TERM": "xterm-256color"], 40),
        ] as [(String, [String: String], Int?)])
    func `only a table in a terminal with color has links`(
        line: String, environment: [String: String], columns: Int?
    ) async {
        #expect(!(await run(line, environment, terminalColumns: columns)).contains("]8;;"))
    }

    @Test(arguments: [
        ["TERM": "xterm-kitty"], ["KITTY_WINDOW_ID": "1"], ["WT_SESSION": "a"], ["TERM_PROGRAM": "iTerm.app"],
        ["TERM_PROGRAM": "WezTerm"], ["TERM_PROGRAM": "vscode"], ["TERM_PROGRAM": "ghostty"], ["VTE_VERSION": "5001"],
        ["VTE_VERSION": "7600"], ["KONSOLE_VERSION": "201200"], ["TERM": "foot"], ["TERM": "alacritty"],
        ["TERM": "dumb", "CHALLENGE_HYPERLINKS": "1"],
    ])
    func `terminals that show links are known by their variables`(environment: [String: String]) {
        #expect(HyperlinkSupport.isKnown(environment))
    }

    @Test(arguments: [
        [:], ["TERM": "xterm-256color"], ["TERM_PROGRAM": "Apple_Terminal"], ["VTE_VERSION": "5000"],
        ["VTE_VERSION": "new"], ["KONSOLE_VERSION": "190800"], ["KITTY_WINDOW_ID": "1", "TERM": "screen-256color"],
        ["WT_SESSION": "a", "TMUX": "/tmp/tmux"], ["VTE_VERSION": "7600", "STY": "1"],
        ["TERM_PROGRAM": "vscode", "TERM": "dumb"], ["WT_SESSION": "a", "TERM": "linux"],
        ["TERM": "xterm-kitty", "CHALLENGE_HYPERLINKS": "0"],
    ])
    func `other terminals get no links`(environment: [String: String]) {
        #expect(!HyperlinkSupport.isKnown(environment))
    }

    @Test(arguments: ["https://sky/\u{1B}[31m", "https://sky/a b", "https://sky/é", "https://sky/\n"])
    func `an address with other characters than those of URLs is ignored`(address: String) {
        #expect(TextStyle(address: address).address == nil)
        #expect(SafeText("Io").styled(TextStyle(address: address)).rendered(inColor: true) == "Io")
    }

    @Test func `a link keeps the style of its text, and the pager counts only the text`() {
        let text = SafeText("Io", style: .red).styled(TextStyle(address: "https://sky/7")).rendered(inColor: true)

        #expect(text == Self.link("\u{1B}[31mIo\u{1B}[0m"))
        let long = SafeText(String(repeating: "x", count: 20)).styled(TextStyle(address: "https://moon.example.com/7"))
            .rendered(inColor: true)
        #expect("\(long)\n".lines(inWindowOf: 20) == 1)
        #expect("\(long)y\n".lines(inWindowOf: 20) == 2)
    }
}
