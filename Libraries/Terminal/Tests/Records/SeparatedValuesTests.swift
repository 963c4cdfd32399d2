import ChallengeCore
import ChallengeJSON
import ChallengeTerminalMocks
import Testing

@testable import ChallengeTerminal

struct SeparatedValuesTests {
    @Test func `CSV has a header, quotes where needed, and lines that end in CR LF`() throws {
        #expect(
            try printed([[.mars], [.rogue]], .csv)
                == "id,name,star.id,star.name,moons\r\n4,Mars,1,Sun,\"1,2\"\r\n12,\"Rogue, the \"\"lost\"\"\",,,\r\n")
    }

    @Test(arguments: [
        ("a\nb", "\"a\nb\""), ("a\r\nb", "\"a\r\nb\""), ("a\rb", "a^Mb"), ("\u{1B}[0m", "^[[0m"), ("a\tb", "a^Ib"),
        ("", "\"\""),
        ("\"\u{301}", "\"\"\"\u{301}\""),
    ])
    func `CSV quotes line breaks and escapes other control characters`(value: String, text: String) throws {
        let output = try printed([[.hostile(value)]], .csv, fields: ["name"])

        #expect(Array(output.unicodeScalars) == Array("name\r\n\(text)\r\n".unicodeScalars))
    }

    @Test func `TSV has all fields in full and no header`() throws {
        #expect(
            try printed([[.mars, .rogue]], .tsv, terminalColumns: 10, color: .always)
                == "4\tMars\t1\tSun\t1,2\n12\tRogue, the \"lost\"\t\t\t\n")
    }

    @Test(arguments: [("a\tb", "a\\tb"), ("a\r\nb", "a\\r\\nb"), ("a\\nb", "a\\\\nb"), ("\u{7}", "^G")])
    func `TSV escapes its separators`(value: String, text: String) throws {
        #expect(try printed([[.hostile(value)]], .tsv, fields: ["name"]) == text + "\n")
    }

    @Test func `Markdown is a table of the columns that a table shows by default`() throws {
        #expect(
            try printed([[.mars]], .markdown) == """
                | id | name | star | moons |
                | ---: | --- | --- | --- |
                | 4 | Mars | Sun | 1,2 |

                """)
    }

    @Test func `Markdown has the texts of a screen`() throws {
        let name = Field<Planet>("name", header: "name", json: { .string($0.name) }, screenText: { _ in "Marte" })
        var moons = Field<Planet>("moons", header: "moons", json: { _ in .null }, text: { _ in "2" })
        moons.lines = { _ in ["uno", "dos"] }

        var renderer = TextRenderer.markdown([name, moons])

        #expect(renderer.render([.mars]).hasSuffix("\n| Marte | uno; dos |\n"))
    }

    @Test(arguments: [
        ("a|b", #"a\|b"#), ("a\\|b", #"a\\\|b"#), ("a\r\nb", "a<br>b"), ("<b>&amp;", "&lt;b>&amp;amp;"),
        ("![x](y)", #"!\[x\](y)"#), ("*`", #"\*\`"#), ("\u{1B}", "^["),
    ])
    func `Markdown escapes markup in cells`(value: String, text: String) throws {
        #expect(try printed([[.hostile(value)]], .markdown, fields: ["name"]).hasSuffix("| --- |\n| \(text) |\n"))
    }
}
