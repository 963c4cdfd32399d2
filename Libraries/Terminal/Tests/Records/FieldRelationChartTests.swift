import ChallengeJSON
import ChallengeTerminalMocks
import Testing

@testable import ChallengeTerminal

/// The chart of a relation in the details of a record.
struct FieldRelationChartTests {
    private static let other = RecordSchema<Int>(fields: [
        Field("state", header: "state of it", json: { .string($0 < 9 ? "small" : "large") })
    ]).erasedFields

    private func output(
        _ options: String = "", columns: Int? = 80, chart: RelationChart? = .bar(of: "state"), knows: Bool = true
    ) async -> String {
        let fields: [Field<Planet>] = [
            Field("name", header: "name", json: { .string($0.name) }),
            Field(
                "moons", header: "moons", links: \.moons, to: "moon", noun: "character.related.episodes", chart: chart),
            Field("star", header: "star", json: { .string($0.star) }),
        ]
        let schema = RecordSchema(fields: fields).replacingRelations { field, relation in
            field.charting({ (knows ? $0.moons.map { AnyRecord($0) } : [], []) }, fields: Self.other)
        }
        let command = Command("details", summary: "details", fields: schema.fieldNames) { invocation, console in
            var writer = try RecordWriter(schema, invocation, console)
            try writer.writeOne(Planet(identifier: 4, name: "Mars", star: "Sun", moons: [1, 2, 12]))
        }
        let tool = CommandLineTool(name: "tool", version: "1", summary: "summary", commands: [command])
        return await Run("details --color never " + options, terminalColumns: columns, tool: tool).output
    }

    @Test func `a chart is below the value of its relation, and fits the window`() async {
        let start = "name         Mars\nmoons        1–2, 12\nstate of it  "

        #expect(await output() == start + "███ 2 small · 1 large\nstar         Sun\n")
        #expect(
            await output(columns: 33)
                == start + "███\n             2 small · 1 large\nstar         Sun\n")
    }

    @Test(arguments: [(nil, true), (.bar(of: "state"), false), (.bar(of: "mass"), true)] as [(RelationChart?, Bool)])
    func `a relation without a chart or without known records has no line`(
        chart: RelationChart?, knows: Bool
    ) async {
        #expect(
            await output(chart: chart, knows: knows) == "name   Mars\nmoons  1–2, 12\nstar   Sun\n")
    }

    @Test(arguments: ["--fields name,moons", "--all-fields", "--json", "--format csv", "--format markdown"])
    func `only details without selected fields have charts`(options: String) async {
        let output = await output(options)

        #expect(output.contains("Mars") && !output.contains("small"))
    }
}
