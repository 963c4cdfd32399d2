import ChallengeTestSupport
import Testing

struct SwiftLexerTests {
    /// Returns the string literals and comments of a source.
    private func parts(_ source: String) -> [String] {
        var lexer = SwiftLexer(source[...])
        var parts: [String] = []
        while case let start = lexer.position, let token = lexer.next() {
            if case .character = token { continue }
            parts.append(String(source[start..<lexer.position]))
        }
        return parts
    }

    @Test(arguments: [
        (#"f("a", "\"b", "")"#, [#""a""#, #""\"b""#, #""""#]),
        ("a // b \"c\nd /* e /* f */ \" */ g", ["// b \"c", "/* e /* f */ \" */"]),
        ("a /* b", ["/* b"]),
        (##"#"a\"# + #"\#(b("c"))"#"##, [##"#"a\"#"##, ##"#"\#(b("c"))"#"##]),
        (#""\(a["b"] + "\(c)") d" e"#, [#""\(a["b"] + "\(c)") d""#]),
        ("\"\"\"\n  a \"b\" \\\"\"\"\n  \"\"\" c", ["\"\"\"\n  a \"b\" \\\"\"\"\n  \"\"\""]),
        (##"[#""""#, #"""x"#]"##, [##"#""""#"##, ##"#"""x"#"##]),
        ("#if a\n#selector(b)", []),
    ])
    func `a literal or a comment is one token`(source: String, expected: [String]) {
        #expect(parts(source) == expected)
    }

    @Test(arguments: ["\"a\nb \"c\"", "\"\\(a\nb \"c\"", "\"a\\\nb \"c\""])
    func `an unclosed literal ends at the end of its line`(source: String) {
        #expect(parts(source).last == "\"c\"")
    }
}
