import ChallengeCore
import ChallengeJSON
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

struct RecordWriterTests {
    @Test func `the default format is a table in a terminal, and its columns without a header in a pipe`() throws {
        #expect(try printed([[.earth]], terminalColumns: 80) == printed([[.earth]], .table, terminalColumns: 80))
        #expect(try printed([[.earth]]) == printed([[.earth]], .tsv, fields: ["id", "name", "star.name", "moons"]))
        #expect(try printed([[.earth]], fields: ["moons"]) == printed([[.earth]], .tsv, fields: ["moons"]))
        #expect(try printed([[.earth]], .tsv, terminalColumns: 80) == printed([[.earth]], .tsv))
    }

    /// Returns a tool whose commands print 7, as a list and as one record.
    private func tool(_ schema: RecordSchema<Int>) -> CommandLineTool {
        CommandLineTool(
            name: "tool", version: "1", summary: "summary",
            commands: [
                Command("list", summary: "list", fields: schema.fieldNames) { invocation, console in
                    var writer = try RecordWriter(schema, invocation, console)
                    try writer.write([7])
                    try writer.finish()
                },
                Command("one", summary: "one", fields: schema.fieldNames) { invocation, console in
                    var writer = try RecordWriter(schema, invocation, console)
                    try writer.writeOne(7)
                },
            ])
    }

    @Test(arguments: OutputFormat.allCases)
    func `a field can have a different text in tables and Markdown`(format: OutputFormat) async {
        let schema = RecordSchema<Int>(fields: [
            Field("n", header: "n", json: { .integer($0) }, screenText: { "number \($0)" })
        ])
        let tool = tool(schema)

        for command in ["list", "one"] {
            let output = await Run("\(command) --format \(format.rawValue)", tool: tool).output
            #expect(output.contains("7"))
            #expect(output.contains("number 7") == [.table, .markdown].contains(format))
        }
    }

    @Test(arguments: OutputFormat.allCases)
    func `a decimal number has the separator of the language on a screen, and a period for programs`(
        format: OutputFormat
    ) async {
        let schema = RecordSchema<Double>(fields: [
            Field("n", header: "n", json: { .double($0) }),
            Field("text", header: "text", json: { .double($0) }, text: { "\($0 + 1)" }),
        ])
        let tool = CommandLineTool(
            name: "tool", version: "1", summary: "summary",
            commands: [
                Command("list", summary: "list", fields: schema.fieldNames) { invocation, console in
                    var writer = try RecordWriter(schema, invocation, console)
                    try writer.write([0.5])
                    try writer.finish()
                }
            ])

        let english = await Run("list --format \(format.rawValue)", tool: tool).output
        let spanish = await Run("list --format \(format.rawValue) --lang es", tool: tool).output

        #expect(english.contains("0.5"))
        #expect(spanish.contains([.table, .markdown].contains(format) ? "0,5" : "0.5"))
        #expect(spanish.contains("1.5") == (format != .json && format != .jsonl && format != .envelope))
    }

    @Test(arguments: OutputFormat.allCases)
    func `fields for programs are on a screen only if all fields are requested`(format: OutputFormat) async {
        let schema = RecordSchema<Int>(fields: [
            Field("n", header: "n", json: { .integer($0) }),
            Field("type", header: "type", column: .hidden, json: { _ in .string("inDetails") }),
            Field("image", header: "image", column: .dataOnly, json: { _ in .string("inData") }),
        ])
        let tool = tool(schema)
        let isData = ![.table, .markdown].contains(format)

        for command in ["list", "one"] {
            let output = await Run("\(command) --format \(format.rawValue)", tool: tool).output
            let all = await Run("\(command) --format \(format.rawValue) --all-fields", tool: tool).output
            #expect(output.contains("inDetails") == (isData || (command == "one" && format == .table)))
            #expect(output.contains("inData") == isData)
            #expect(all.contains("inDetails") && all.contains("inData"))
        }
        #expect(await Run("list --fields n --all-fields", tool: tool).exitCode == .usage)
    }

    @Test(arguments: OutputFormat.allCases)
    func `records that are written in chunks have the same output`(format: OutputFormat) throws {
        let whole = try printed([[.earth, .mars, .rogue]], format)
        let parts = try printed([[.earth], [], [.mars, .rogue]], format, environment: [:])

        #expect(parts == whole)
    }

    @Test(arguments: [
        (OutputFormat.table, ""), (.json, "[]\n"), (.jsonl, ""), (.csv, "id,name,star.id,star.name,moons\r\n"),
        (.tsv, ""), (.markdown, "| id | name | star | moons |\n| ---: | --- | --- | --- |\n"),
    ])
    func `an empty list has the output of its format`(format: OutputFormat, text: String) throws {
        #expect(try printed([], format) == text)
        #expect(try printed([[]], format) == text)
    }

    @Test func `an envelope has the records, their origin and the size of the list`() throws {
        let empty = """
            {
              "items": [],
              "origin": null,
              "age": null,
              "snapshot": null,
              "info": {
                "count": 0
              }
            }

            """
        let one = """
            {
              "items": [
                {
                  "id": 3,
                  "moons": [1]
                },
                {
                  "id": 4,
                  "moons": [1, 2]
                }
              ],
              "origin": null,
              "age": null,
              "snapshot": null,
              "info": {
                "count": 2
              }
            }

            """

        #expect(try printed([], .envelope) == empty)
        #expect(try printed([[]], .envelope) == empty)
        #expect(try printed([[.earth, .mars]], .envelope, fields: ["id", "moons"]) == one)
        #expect(try printed([[.earth], [.mars]], .envelope, fields: ["id", "moons"]) == one)
        #expect(try printedOne(.earth, .envelope) == printed([[.earth]], .envelope))
    }

    @Test func `the fields option selects fields in order, with nested fields and without repetition`() throws {
        #expect(try printed([[.earth]], .tsv, fields: ["name", "id"]) == "Earth\t3\n")
        #expect(try printed([[.earth]], .tsv, fields: ["star", "star.id", "ID"]) == "1\tSun\t3\n")
        #expect(
            try printed([[.earth]], .jsonl, fields: ["star.name", "id"]) == #"{"star":{"name":"Sun"},"id":3}"# + "\n")
        #expect(try printed([[.earth]], .table, fields: ["star.id"]) == "star id\n1\n")
    }

    @Test(arguments: [
        ("nmae", "Unknown field: 'nmae'. Did you mean 'name'?"),
        ("star.nam", "Unknown field: 'star.nam'. Did you mean 'star.name'?"),
        (
            "zebra",
            "Unknown field: 'zebra'. Available fields: id, name, star.id, star.name, moons, moons.count, moons.first."
        ),
    ])
    func `an unknown field is reported with the nearest field or all fields`(name: String, message: String) throws {
        let error = #expect(throws: UsageError.self) { try printed([], .json, fields: ["id", name]) }

        #expect(error?.message == message)
        #expect(error?.path == ["planets", "list"])
    }

    @Test func `a list has a count, which is no field of its own`() throws {
        let fields = ["name", "Moons.count"]

        #expect(try printed([[.mars, .rogue]], .tsv, fields: fields) == "Mars\t2\nRogue, the \"lost\"\t0\n")
        #expect(try printed([[.mars]], .jsonl, fields: fields) == #"{"name":"Mars","moons":{"count":2}}"# + "\n")
        #expect(try printed([[.mars]], .csv, fields: fields) == "name,moons.count\r\nMars,2\r\n")
        #expect(try printed([[.mars]], .table, fields: fields) == "name  moons (count)\nMars              2\n")
        #expect(try printed([[.mars]], .tsv, fields: ["moons"]) == "1,2\n")
    }

    @Test(arguments: [OutputFormat.jsonl, .csv, .tsv, .markdown])
    func `one record is written like a list with one record`(format: OutputFormat) throws {
        #expect(try printedOne(.earth, format) == printed([[.earth]], format))
    }
}
