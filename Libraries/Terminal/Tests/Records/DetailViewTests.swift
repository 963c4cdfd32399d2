import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

struct DetailViewTests {
    @Test func `one record in a terminal is a title with aligned values, without empty values`() throws {
        #expect(
            try printedOne(.mars, terminalColumns: 80) == """
                Mars
                id       4
                star id  1
                star     Sun
                moons    1,2

                """)
        #expect(try printedOne(.rogue, .table, fields: ["id", "star"]) == "id       12\n")
    }

    @Test func `long values are wrapped below themselves within the window`() throws {
        let planet = Planet(identifier: 7, name: "Gliese five hundred eighty-one c", star: nil, moons: [])

        #expect(
            try printedOne(planet, terminalColumns: 24) == """
                Gliese five hundred
                eighty-one c
                id       7

                """)
        #expect(
            try printedOne(planet, .table, fields: ["id", "name"], terminalColumns: 24) == """
                id    7
                name  Gliese five
                      hundred eighty-one
                      c

                """)
    }

    @Test func `the lines beside a picture are wrapped in the rest of the window`() throws {
        let planet = Planet(identifier: 7, name: "Gliese five hundred eighty-one c", star: nil, moons: [])
        let picture = DrawnPicture(columns: 4, rows: ["aaaa", "bbbb", "cccc", "dddd"])

        #expect(
            try printedOne(planet, terminalColumns: 26, beside: picture) == """
                aaaa  Gliese five hundred
                bbbb  eighty-one c
                cccc  id       7
                dddd

                """)
    }

    @Test func `a window without space for values has them below their labels`() throws {
        #expect(
            try printedOne(.mars, .table, fields: ["name", "star.id"], terminalColumns: 16) == """
                name
                  Mars
                star id
                  1

                """)
    }

    @Test func `labels are dim and values are styled if color is allowed`() throws {
        #expect(
            try printedOne(.mars, .table, fields: ["star.name"], color: .always)
                == "\u{1B}[2mstar\u{1B}[0m  \u{1B}[33mSun\u{1B}[0m\n")
    }
}
