import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

struct TemplateTests {
    private let values = Template.Values(
        texts: ["Name": "Planet"], flags: ["yes": true, "no": false],
        lists: ["field": [.init(texts: ["f": "a"], flags: ["yes": false]), .init(texts: ["f": "b"])]])

    @Test(arguments: [
        ("a __Name__s __Name__", "a Planets Planet"), ("//% if yes\nx\n//% end\ny", "x\ny"),
        ("//% if no\nx\n//% end\ny", "y"), ("//% if !no\nx\n//% end", "x"),
        ("//% if no\n//% if yes\na\n//% else\nb\n//% end\n//% else\nc\n//% end\nd", "c\nd"),
        ("//% if yes\nx\n//% else\ny\n//% end", "x"),
        ("//% each field\n__f__\n//% end", "a\nb"), ("  //% each field\n  //% if yes\n__f__\n  //% end\n//% end", "b"),
        ("a_b __ c", "a_b __ c"),
    ])
    func `placeholders, flags and lists are replaced`(text: String, result: String) throws {
        #expect(try Template(text).rendered(with: values) == result)
    }

    @Test(arguments: [
        "__other__", "//% if other\n//% end", "//% each other\n//% end", "//% if yes", "//% end", "//% what",
    ])
    func `an unknown name or an open block is an error`(text: String) {
        #expect(throws: CommandError.self) { try Template(text).rendered(with: values) }
    }

    @Test func `a comma before a closing parenthesis is left out, and the parenthesis ends the last line`() throws {
        let values = Template.Values(lists: ["field": [.init(texts: ["f": "a"]), .init(texts: ["f": "b"])]])
        let text = "x(\n    //% each field\n    __f__,\n    //% end\n)"

        #expect(try Template(text).rendered(with: values) == "x(\n    a,\n    b)")
    }
}
