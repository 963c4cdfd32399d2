import ChallengeCore
import ChallengeJSON
import Testing

@testable import ChallengeTerminal

struct ChartRendererTests {
    private struct Count: Sendable {
        let name: String
        let count: Int
    }

    private static let schema = RecordSchema<Count>(
        fields: [
            Field("name", header: "name", column: TableColumn(priority: 0), json: { .string($0.name) }),
            Field(
                "count", header: "count", column: TableColumn(alignment: .trailing, priority: 0, minimumWidth: 4),
                json: { .integer($0.count) }),
        ],
        bar: \.count)

    private static let counts = [
        Count(name: "one", count: 1), Count(name: "many", count: 400), Count(name: "none", count: 0),
    ]

    private static let tool = CommandLineTool(
        name: "tool", version: "1", summary: "summary",
        commands: [
            Command("count", summary: "count", options: [BarChart.ascii], fields: schema.fieldNames) {
                invocation, console in
                var writer = try RecordWriter(schema, invocation, console)
                try writer.write([counts[0]])
                try writer.write(Array(counts.dropFirst()))
                try writer.finish()
            }
        ])

    private func run(_ line: String, columns: Int? = 30) async -> String {
        await Run(line + " --color never", terminalColumns: columns, tool: Self.tool).output
    }

    @Test func `the longest bar fills the window, and a small number has a visible bar`() async {
        #expect(
            await run("count") == """
                name                     count
                one   ▏                      1
                many  █████████████████    400
                none                         0

                """)
    }

    @Test(arguments: [20, 25, 60, 80, 200])
    func `no line is wider than the window`(columns: Int) async {
        let widths = await run("count", columns: columns).split(separator: "\n").map(\.count)

        #expect(widths.max() == min(columns, 4 + 2 + 60 + 2 + 5))
    }

    @Test func `bars are of ASCII characters on request`() async {
        let output = await run("count --ascii")

        #expect(output.contains("many  #################    400\n"))
        #expect(!output.contains("█"))
    }

    @Test func `bars have eighths of a column`() {
        #expect(BarChart.bars([16, 9, 1, 0], longest: 2, inASCII: false) == ["██", "█▏", "▏", ""])
        #expect(BarChart.bars([1000, 1], longest: 2, inASCII: false) == ["██", "▏"])
    }

    @Test func `selected fields and other formats have no bars`() async {
        #expect(await run("count --fields name,count") == "name  count\none       1\nmany    400\nnone      0\n")
        #expect(await run("count --format tsv") == "one\t1\nmany\t400\nnone\t0\n")
    }

    @Test func `a table without a window has bars of a fixed length`() async {
        #expect(await run("count --format table", columns: nil).contains("\(String(repeating: "█", count: 30))    400"))
    }

    @Test func `the bars of a single record are of ASCII characters, too`() {
        #expect(BarChart([("a", 2), ("b", 1)]).lines(fitting: 10, inASCII: true) == ["a  ##### 2", "b  ## 1"])
    }

    @Test func `numbers of any size have bars`() {
        #expect(BarChart.bars([.max, 1, -5], longest: 3, inASCII: true) == ["###", "#", ""])
    }
}
