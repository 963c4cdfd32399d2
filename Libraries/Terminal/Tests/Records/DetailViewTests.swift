import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

struct DetailViewTests {
    @Test("one record in a terminal is a title and its values, aligned; what is empty is not there")
    func detail() throws {
        #expect(
            try printedOne(.mars, terminalColumns: 80) == """
                Mars
                id       4
                name     Mars
                star id  1
                star     Sun
                moons    1,2

                """)
        #expect(try printedOne(.rogue, .table, fields: ["id", "star"]) == "id       12\n")
    }

    @Test("long values go on under themselves, within the window")
    func wraps() throws {
        let planet = Planet(identifier: 7, name: "Gliese five hundred eighty-one c", star: nil, moons: [])

        #expect(
            try printedOne(planet, terminalColumns: 24) == """
                Gliese five hundred
                eighty-one c
                id       7
                name     Gliese five
                         hundred
                         eighty-one c

                """)
    }

    @Test("labels are dim and values have their style where colour is allowed")
    func colors() throws {
        #expect(
            try printedOne(.mars, .table, fields: ["star.name"], color: .always)
                == "\u{1B}[2mstar\u{1B}[0m  \u{1B}[33mSun\u{1B}[0m\n")
    }
}
