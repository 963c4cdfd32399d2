import Testing

@testable import ChallengeMirror

struct JSONMembersTests {
    private func members(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return JSONMembers(of: bytes).map { "\($0.key)=\(String(decoding: bytes[$0.value], as: UTF8.self))" }
    }

    @Test func `members are found with values of every kind`() {
        let text = #" { "a" : "x,}\"" , "b":[1,{"c":"]"}],"d":{"e":[]} ,"f":null,"\u0067":-1.5e3}"#

        let expected = [#"a="x,}\"""#, #"b=[1,{"c":"]"}]"#, #"d={"e":[]} "#, "f=null", "g=-1.5e3"]
        #expect(members(text).map { $0.filter { $0 != " " } } == expected.map { $0.filter { $0 != " " } })
    }

    @Test(arguments: ["", "[]", "{}", "{", "{\"a\"", "{\"a\":", "{\"a"])
    func `the sequence ends where the text is not an object`(text: String) {
        #expect(members(text) == [])
    }

    @Test(arguments: [
        (#""a\"b\\c\/\b\f\n\r\t""#, "a\"b\\c/\u{8}\u{c}\n\r\t"), (#""\u00e9\ud83e\uddea""#, "é🧪"), (#""ζ""#, "ζ"),
        (#""\""#, ""), (#""\uZZZZ""#, "\u{fffd}"),
    ])
    func `a string literal is decoded to its text`(literal: String, text: String) {
        #expect(jsonText(Array(literal.utf8)[...]) == text)
    }

    @Test func `a value that is not a string has no text`() {
        #expect(jsonText([0x31]) == nil)
    }

    @Test(arguments: [HostileText.long, "", "’é\u{10ffff}"])
    func `a text is decoded as it was encoded`(text: String) {
        let literal = Array(jsonLiteral(text).utf8)

        #expect(jsonText(literal[...]).map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
        #expect(!literal.contains { $0 < 0x20 })
    }
}
