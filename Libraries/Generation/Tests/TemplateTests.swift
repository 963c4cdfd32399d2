import Testing

@testable import ChallengeGeneration

struct TemplateTests {
    private let values = TemplateValues(
        texts: ["name": "pigeon", "Name": "Pigeon"],
        flags: ["cached": true, "large": true, "other": false, "another": false],
        lists: [
            "field": [
                TemplateValues(texts: ["field": "moons"], flags: ["last": true]),
                TemplateValues(texts: ["field": "mass"], flags: ["last": false]),
            ]
        ])

    private func render(_ text: String) throws -> String { try Template(text).rendered(with: values) }

    @Test(
        arguments: [
            ("let __name__: __Name__", "let pigeon: Pigeon\n"), ("__Name____name__", "Pigeonpigeon\n"),
            ("__name___pages", "pigeon_pages\n"), ("no gap _ here", "no gap _ here\n"), ("", ""), ("\n", "\n"),
        ])
    func `placeholders are replaced by their values`(text: String, result: String) throws {
        #expect(try render(text) == result)
    }

    @Test(
        arguments: [
            ("//% if cached\na\n//% else\nb\n//% end\n", "a\n"), ("//% if !cached\na\n//% else\nb\n//% end\n", "b\n"),
            ("//% if other\na\n//% else if large\nb\n//% else\nc\n//% end\nd", "b\nd\n"),
            ("//% if other\na\n//% else if another\nb\n//% else\nc\n//% end\n", "c\n"),
            ("//% if cached & other\na\n//% end\n", ""),
            ("  //% if cached\n  //% if other\na\n  //% else\nb\n  //% end\nc\n  //% end\n", "b\nc\n"),
        ])
    func `lines of a condition are rendered if the flag is set`(text: String, result: String) throws {
        #expect(try render(text) == result)
    }

    @Test func `a block is rendered for each element`() throws {
        let text = "//% each field\n//% if last\n// end\n//% end\nlet __field__ = __name__\n//% end\n"

        #expect(try render(text) == "// end\nlet moons = pigeon\nlet mass = pigeon\n")
    }

    @Test(
        arguments: [
            ("a\n//% if cached\nb", 2, "missing //% end"), ("//% end", 1, "unexpected line '//% end'"),
            ("a\n__unknown__", 2, "unknown placeholder 'unknown'"),
            ("//% if catched\n//% end", 1, "unknown flag 'catched'"),
            ("a\n//% each feild\n//% end", 2, "unknown list 'feild'"),
            ("//% perhaps", 1, "unexpected line '//% perhaps'"),
        ])
    func `a mistake is reported with its line`(text: String, line: Int, description: String) {
        #expect(throws: TemplateError(line: line, description: description)) { try render(text) }
    }
}
