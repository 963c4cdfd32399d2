import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

struct SeparatedValuesTests {
    @Test("CSV has a header, quotes where needed, and CR LF")
    func csv() throws {
        #expect(
            try printed([[.mars], [.rogue]], .csv)
                == "id,name,star.id,star.name,moons\r\n4,Mars,1,Sun,\"1,2\"\r\n12,\"Rogue, the \"\"lost\"\"\",,,\r\n")
    }

    @Test(
        "a line break in CSV is data between quotes, and other control characters are made visible",
        arguments: [
            ("a\nb", "\"a\nb\""), ("a\r\nb", "\"a\r\nb\""), ("\u{1B}[0m", "^[[0m"), ("a\tb", "a^Ib"), ("", "\"\""),
            ("\"\u{301}", "\"\"\"\u{301}\""),
        ])
    func csvEscapes(value: String, text: String) throws {
        let output = try printed([[.hostile(value)]], .csv, fields: ["name"])

        #expect(Array(output.unicodeScalars) == Array("name\r\n\(text)\r\n".unicodeScalars))
    }

    @Test("TSV is for programs: all fields, nothing cut, no header")
    func tsv() throws {
        #expect(
            try printed([[.mars, .rogue]], .tsv, terminalColumns: 10, color: .always)
                == "4\tMars\t1\tSun\t1,2\n12\tRogue, the \"lost\"\t\t\t\n")
    }

    @Test(
        "what would be a border in TSV is escaped",
        arguments: [("a\tb", "a\\tb"), ("a\r\nb", "a\\r\\nb"), ("a\\nb", "a\\\\nb"), ("\u{7}", "^G")])
    func tsvEscapes(value: String, text: String) throws {
        #expect(try printed([[.hostile(value)]], .tsv, fields: ["name"]) == text + "\n")
    }

    @Test("Markdown is a table of what people see")
    func markdown() throws {
        #expect(
            try printed([[.mars]], .markdown) == """
                | id | name | star | moons |
                | ---: | --- | --- | --- |
                | 4 | Mars | Sun | 1,2 |

                """)
    }

    @Test(
        "nothing inside a Markdown cell is markup",
        arguments: [
            ("a|b", #"a\|b"#), ("a\\|b", #"a\\\|b"#), ("a\r\nb", "a<br>b"), ("<b>&amp;", "&lt;b>&amp;amp;"),
            ("![x](y)", #"!\[x\](y)"#), ("*`", #"\*\`"#), ("\u{1B}", "^["),
        ])
    func markdownEscapes(value: String, text: String) throws {
        #expect(try printed([[.hostile(value)]], .markdown, fields: ["name"]).hasSuffix("| --- |\n| \(text) |\n"))
    }
}
