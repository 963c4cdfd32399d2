import ChallengeTerminalMocks
import Testing

@testable import ChallengeTerminal

struct TableTests {
    @Test func `columns are aligned below their headers, with numbers on the right`() throws {
        #expect(
            try printed([[.earth, .rogue]], .table, terminalColumns: 80) == """
                id  name               star  moons
                 3  Earth              Sun   1
                12  Rogue, the "lost"

                """)
    }

    @Test func `wide characters take two columns`() throws {
        #expect(
            try printed([[.hostile("地球"), .earth]], .table, fields: ["name", "id"]) == """
                name   id
                地球    1
                Earth   3

                """)
    }

    @Test(arguments: 10...80)
    func `a narrow window truncates values, and shows the columns for which there is room`(columns: Int) throws {
        let planets = [Planet.earth, .rogue, .hostile(String(repeating: "地球 ", count: 30))]

        let lines = try printed([planets], terminalColumns: columns).split(separator: "\n")

        #expect(lines.count == 4)
        #expect(lines.allSatisfy { TextWidth.of(String($0)) <= max(columns, 12) })
        #expect(lines[0].hasPrefix("id  name"))
        #expect(lines[0].contains("moons") == (columns >= 29 || (19...21).contains(columns)))
    }

    @Test(arguments: 12...40)
    func `selected fields fit the window, too`(columns: Int) throws {
        let text = try printed([[.earth]], fields: ["id", "name", "star", "moons"], terminalColumns: columns)

        let lines = text.split(separator: "\n")
        #expect(lines.allSatisfy { TextWidth.of(String($0)) <= columns })
        #expect(lines[0].hasPrefix("id  name"))
        if columns >= 31 { #expect(lines[0] == "id  name   star id  star  moons") }
    }

    @Test(arguments: [(36, [0, 1, 2]), (35, [0, 1]), (17, [0])])
    func `a narrow window first removes fields that are not shown by default, and cuts no date`(
        window: Int, shown: [Int]
    ) {
        let layout = TableLayout(
            columns: [TableColumn(priority: 6), .hidden, .dataOnly], naturalWidths: [20, 20, 16], window: window)

        #expect(layout.slots.map(\.column) == shown)
        #expect(layout.slots.last?.column != 2 || layout.slots.last?.width == 16)
    }

    @Test func `a table in a pipe is truncated only if COLUMNS is set`() throws {
        let planet = Planet.hostile(String(repeating: "x", count: 200))

        #expect(try printed([[planet]], .table).contains(planet.name))
        #expect(
            try printed([[planet]], .table, environment: ["COLUMNS": "60"]).split(separator: "\n").allSatisfy {
                $0.count <= 60
            })
    }

    @Test func `later rows widen the columns if there is space, without a second header`() throws {
        let earths = Array(repeating: Planet.earth, count: 1000)
        let rows = try printed([earths, [.rogue]], fields: ["name", "id"], terminalColumns: 80).split(separator: "\n")
        let narrow = try printed([earths, [.rogue]], fields: ["name", "id"], terminalColumns: 12)

        #expect(rows[..<2] == ["name   id", "Earth   3"])
        #expect(rows.count == 1002)
        #expect(rows[1001].hasPrefix(Planet.rogue.name))
        let chunks = try printed([earths, [.rogue], [.earth]], fields: ["name", "id"], terminalColumns: 80)
        #expect(chunks.split(separator: "\n").count == 1003)
        #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 12 })
    }

    @Test func `the header is bold, and a style applies only to its own text`() throws {
        #expect(
            try printed([[.earth]], .table, fields: ["star.name", "id"], color: .always)
                == "\u{1B}[1mstar\u{1B}[0m  \u{1B}[1mid\u{1B}[0m\n\u{1B}[33mSun\u{1B}[0m    3\n")
    }
}
