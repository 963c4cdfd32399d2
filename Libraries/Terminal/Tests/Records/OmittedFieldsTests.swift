import ChallengeCore
import ChallengeJSON
import ChallengeTerminal
import Testing

/// Tests of tables that are wider than the window.
struct OmittedFieldsTests {
    private let tool: CommandLineTool

    init() {
        let wide = { @Sendable (name: String, priority: Int) in
            Field<Int>(
                name, header: name, column: TableColumn(priority: priority, minimumWidth: 10),
                json: { .string("\(name) \(String(repeating: "x", count: $0))") })
        }
        let schema = RecordSchema<Int>(fields: [wide("a", 0), wide("b", 2), wide("c", 1)])
        tool = CommandLineTool(
            name: "tool", version: "1", summary: "summary",
            commands: [
                Command("list", summary: "list", fields: schema.fieldNames) { invocation, console in
                    var writer = try RecordWriter(schema, invocation, console)
                    try writer.write([8])
                    try writer.write([9])
                    try writer.finish()
                }
            ])
    }

    @Test(arguments: [(80, ""), (30, "b"), (15, "b, c")])
    func `a note names the selected fields that the window has no room for`(columns: Int, fields: String) async {
        let run = await Run("list --all-fields", terminalColumns: columns, tool: tool)

        let words = TestText.withoutStyles(run.error).split { $0.isWhitespace }.joined(separator: " ")
        let note =
            "note: The window is too narrow for: \(fields). Choose fewer fields with --fields, or another --format."
        #expect(words == (fields.isEmpty ? "" : note))
    }

    @Test(arguments: ["list", "list --all-fields -q", "list --fields a", "list --format csv", "list --format markdown"])
    func `default columns, quiet output, fewer fields and other formats need no note`(line: String) async {
        #expect(await Run(line, terminalColumns: 15, tool: tool).error == "")
    }

    @Test func `the widths fit the rows that are written later`() async {
        let lines = await Run("list --fields b,c --color never", terminalColumns: 80, tool: tool).output
            .split(separator: "\n")

        #expect(lines == ["b            c", "b xxxxxxxx   c xxxxxxxx", "b xxxxxxxxx  c xxxxxxxxx"])
    }
}
