import ChallengeCore
import ChallengeJSON
import ChallengeTerminalMocks
import Testing

@testable import ChallengeTerminal

/// Fields for the records that a record refers to.
struct RelatedFieldTests {
    private struct Moon: Sendable {
        let name: String
        let radius: Int
    }

    private static let moons = [1: Moon(name: "Phobos", radius: 11), 12: Moon(name: "Deimos", radius: 6)]
    private static let moonSchema = RecordSchema<Moon>(fields: [
        Field(
            "radius", header: "radius", column: .hidden, json: { .integer($0.radius) },
            screenText: { "\($0.radius) km" }, style: { _ in .green }),
        Field("name", header: "name", json: { .string($0.name) }),
    ])

    private static func schema(isExpanded: Bool) -> RecordSchema<Planet> {
        let schema = RecordSchema<Planet>(fields: [
            Field("name", header: "name", json: { .string($0.name) }),
            Field("moons", header: "moons", links: \.moons, to: "moon", noun: "character.related.episodes"),
        ])
        if !isExpanded { return schema }
        return schema.replacingRelations { field, _ in
            field.expanded(
                { key in moons.first { $0.key.key == key }.map { AnyRecord($0.value) } },
                fields: moonSchema.erasedFields(["name", "radius"]))
        }
    }

    private let mars = Planet(identifier: 4, name: "Mars", star: nil, moons: [1, 12])
    private let venus = Planet(identifier: 2, name: "Venus", star: nil, moons: [])
    private let pluto = Planet(identifier: 9, name: "Pluto", star: nil, moons: [7, 1])

    private func tool(_ planets: [Planet], isExpanded: Bool) -> CommandLineTool {
        let schema = Self.schema(isExpanded: isExpanded)
        let fields = Self.schema(isExpanded: true).fieldNames
        return CommandLineTool(
            name: "tool", version: "1", summary: "summary",
            commands: [
                Command("list", summary: "list", fields: fields) { invocation, console in
                    var writer = try RecordWriter(schema, invocation, console)
                    try writer.write(planets)
                    try writer.finish()
                },
                Command("details", summary: "details", fields: fields) { invocation, console in
                    var writer = try RecordWriter(schema, invocation, console, inDetail: true)
                    for planet in planets { try writer.write([planet]) }
                    try writer.finish()
                },
            ])
    }

    private func output(
        _ line: String, _ planets: [Planet], isExpanded: Bool = true, columns: Int? = nil
    ) async -> String {
        await Run(line + " --color never", terminalColumns: columns, tool: tool(planets, isExpanded: isExpanded)).output
    }

    @Test func `an element has a line in formats with lines, and other fields are repeated`() async {
        let fields = "--fields name,moons.id,moons.radius"

        #expect(
            await output("list \(fields) --format csv", [mars, venus, pluto])
                == "name,moons.id,moons.radius\r\nMars,1,11\r\nMars,12,6\r\nVenus,,\r\nPluto,7,\r\nPluto,1,11\r\n")
        #expect(await output("list \(fields) --format tsv", [mars]) == "Mars\t1\t11\nMars\t12\t6\n")
        #expect(
            await output("list \(fields) --format table", [mars])
                == "name  moons: ID  moons: radius\nMars          1  11 km\nMars         12  6 km\n")
        #expect(
            await output("list --fields moons.name --format markdown", [venus, mars])
                == "| moons: name |\n| --- |\n| Phobos |\n| Deimos |\n")
    }

    @Test func `a pipe has a line for each element, after the identifier and the name`() async {
        #expect(
            await output("list", [mars, venus, pluto])
                == "Mars\t1\tPhobos\t11\nMars\t12\tDeimos\t6\nVenus\t\t\t\nPluto\t7\t\t\nPluto\t1\tPhobos\t11\n")
        #expect(await output("list", [mars], isExpanded: false) == "Mars\t1,12\n")
        #expect(await output("list --format tsv", [mars]) == "Mars\tPhobos · 11; Deimos · 6\n")
        #expect(await output("list --fields moons", [mars]) == "Phobos · 11; Deimos · 6\n")
    }

    @Test func `JSON has an array of objects with the selected members`() async {
        #expect(
            await output("list --fields moons.radius,name,moons.id --jsonl", [pluto, venus])
                == #"{"moons":[{"radius":null,"id":7},{"radius":11,"id":1}],"name":"Pluto"}"# + "\n"
                + #"{"moons":[],"name":"Venus"}"# + "\n")
        #expect(
            await output("list --fields moons --jsonl", [mars])
                == #"{"moons":[{"id":1,"name":"Phobos","radius":11},{"id":12,"name":"Deimos","radius":6}]}"# + "\n")
    }

    @Test func `the first element of a list is a field, and so are the fields of an expanded first element`() async {
        let fields = "--fields moons.count,moons.first"

        #expect(await output("list \(fields) --format tsv", [pluto, venus], isExpanded: false) == "2\t7\n0\t\n")
        #expect(
            await output("list \(fields) --jsonl", [pluto], isExpanded: false)
                == #"{"moons":{"count":2,"first":7}}"# + "\n")
        #expect(
            await output("list --fields name,moons.first.id,moons.first.name --format csv", [mars, venus, pluto])
                == "name,moons.first.id,moons.first.name\r\nMars,1,Phobos\r\nVenus,,\r\nPluto,7,\r\n")
        #expect(
            await output("list --fields moons.first.radius --format table", [mars])
                == "moons: radius (first)\n11 km\n")
    }

    @Test(arguments: [("moons", "moons.id"), ("moons.id", "moons"), ("moons.count", "moons.name")])
    func `JSON cannot contain elements beside their list or its count`(first: String, second: String) async {
        let run = await Run("list --fields \(first),\(second) --json", tool: tool([mars], isExpanded: true))
        let csv = await Run("list --fields \(first),\(second) --format csv", tool: tool([mars], isExpanded: true))

        #expect(run.exitCode == .usage)
        #expect(run.error.hasPrefix("error: A JSON object cannot contain both \(first) and \(second)."))
        #expect(csv.exitCode == .ok)
    }

    @Test func `a screen shows aligned identifiers, and formats for programs do not`() async {
        #expect(
            await output("details --fields moons", [mars], columns: 80)
                == "moons   1  Phobos · 11 km\n       12  Deimos · 6 km\n")
        #expect(await output("details --fields moons", [pluto], columns: 80) == "moons  7\n       1  Phobos · 11 km\n")
        #expect(
            await output("list --fields moons --format tsv", [mars, pluto])
                == "Phobos · 11; Deimos · 6\n7; Phobos · 11\n")
        #expect(
            await output("list --fields moons --format table", [mars])
                == "moons\n1  Phobos · 11 km; 12  Deimos · 6 km\n")
    }

    @Test func `details of fields with one line each are the rows of a table`() async {
        #expect(
            await output("details --fields name,moons.first.name", [mars, pluto], columns: 80)
                == "name   moons: name (first)\nMars   Phobos\nPluto\n")
        #expect(
            await output("details --fields name,moons", [mars], columns: 80)
                == "name   Mars\nmoons   1  Phobos · 11 km\n       12  Deimos · 6 km\n")
    }

    @Test(arguments: [
        ("details --fields moons", "1  Phobos · \u{1B}[32m11 km\u{1B}[0m\n"),
        ("details --fields moons.radius", "\u{1B}[32m11 km\u{1B}[0m\n"),
    ])
    func `the value of an element has its own color`(line: String, expected: String) async {
        let moon = Planet(identifier: 4, name: "Mars", star: nil, moons: [1])

        let run = await Run(line + " --color always", terminalColumns: 80, tool: tool([moon], isExpanded: true))

        #expect(run.output.hasSuffix(expected))
    }

    @Test func `identifiers alone are counted on a screen`() async {
        let many = Planet(identifier: 6, name: "Saturn", star: nil, moons: [9, 1, 2, 3])
        let one = Planet(identifier: 3, name: "Earth", star: nil, moons: [22])

        let details = await output("details", [one, many, venus], isExpanded: false, columns: 80)

        #expect(
            details == """
                name   Earth
                moons  22

                name   Saturn
                moons  1–3, 9 (4)

                name   Venus

                """)
        #expect(await output("list --fields moons --format tsv", [many], isExpanded: false) == "9,1,2,3\n")
    }

    @Test func `a screen shows the names of the ends, if all of them are known`() {
        let names: [ItemKey: String] = [1: "Io", 2: "Europa", 9: "Elara"]
        func text(_ moons: Int...) -> String? {
            let schema = Self.schema(isExpanded: false).replacingRelations { field, relation in
                field.naming { relation.kind == "moon" ? names[$0] : nil }
            }
            return schema.fields.last?.shownText(of: Planet(identifier: 5, name: "J", star: nil, moons: moons))
        }

        #expect(text(2, 1) == "Europa, Io")
        #expect(text(1, 3, 4, 9) == "Io … Elara (4)")
        #expect(text(1, 2, 3) == "1–3")
    }

    @Test func `a relation links to the records, and is declared on the field`() {
        let schema = Self.schema(isExpanded: false)

        #expect(schema.relations.map(\.name) == ["moons"])
        #expect(schema.relations.map(\.kind) == ["moon"])
        #expect(schema.relations.map { $0.keys(mars) } == [[1, 12]])
        #expect(schema.fields.last?.link?(mars) == ItemLink(kind: "moon", keys: [1, 12]))
        let erased = schema.erasedFields.last
        #expect(erased?.relation?.keys(AnyRecord(mars)) == [1, 12] && erased?.relation?.kind == "moon")
        #expect(erased?.link?(AnyRecord(mars))?.keys == [1, 12] && erased?.parts.map(\.name) == ["moons.count"])
        #expect(erased?.relation?.keys(AnyRecord("other")) == [])
        #expect(Self.schema(isExpanded: true).relations.isEmpty)
    }

    @Test func `the fields of any record are in the order of the names, and are empty for another record`() {
        let fields = Self.moonSchema.erasedFields(["name", "mass", "radius"])

        #expect(fields.map(\.name) == ["name", "radius"])
        #expect(fields.map { $0.text(AnyRecord(Moon(name: "Phobos", radius: 11))) } == ["Phobos", "11"])
        #expect(fields.map { $0.json(AnyRecord(mars)) } == [.null, .null])
    }

    @Test func `numbers are never broken across lines`() async {
        let planet = Planet(identifier: 6, name: "S", star: nil, moons: Array(stride(from: 100, to: 400, by: 3)))

        for columns in 10...60 {
            let text = await output("details --fields moons", [planet], isExpanded: false, columns: columns)
            let words = text.split(whereSeparator: \.isWhitespace).dropFirst().map { String($0.filter { $0 != "," }) }
            #expect(words == planet.moons.map(String.init) + ["(100)"])
        }
    }

    @Test(arguments: [
        ("moons.NAME", "error: The field moons.NAME needs the option --moons."),
        ("moons.nmae", "error: Unknown field: 'moons.nmae'. Did you mean 'moons.name'?"),
        (
            "nope",
            "error: Unknown field: 'nope'. Available fields: name, moons, moons.count, moons.first, moons.first.id, "
                + "moons.first.name, moons.first.radius, moons.id, moons.name, moons.radius."
        ),
    ])
    func `a field of elements needs the option that prints them`(field: String, message: String) async {
        let run = await Run("list --fields \(field)", tool: tool([mars], isExpanded: false))

        #expect(run.exitCode == .usage)
        #expect(run.error.split(separator: "\n").first.map(String.init) == message)
    }
}
