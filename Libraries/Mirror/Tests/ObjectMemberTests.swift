import Testing

@testable import ChallengeMirror

struct ObjectMemberTests {
    private func members(_ text: String) -> [String] {
        ObjectMember.all(in: Array(text.utf8)).map { "\($0.key)=\(String(decoding: $0.value, as: UTF8.self))" }
    }

    @Test func `members are found with values of every kind`() {
        let text = #" { "a" : "x,}\"" , "b":[1,{"c":"]"}],"d":{"e":[]} ,"f":null,"\u0067":-1.5e3}"#

        #expect(members(text) == [#"a="x,}\"""#, #"b=[1,{"c":"]"}]"#, #"d={"e":[]}"#, "f=null", "g=-1.5e3"])
    }

    @Test(arguments: ["", "[]", "{}", "{", "{\"a\"", "{\"a\":", "{\"a"])
    func `a text that is not an object has no members`(text: String) {
        #expect(members(text) == [])
    }

    @Test(arguments: [(#"{"a":"é\n"}"#, "é\n"), (#"{"a":1}"#, nil)])
    func `only a string has a text`(object: String, text: String?) {
        #expect(ObjectMember.all(in: Array(object.utf8)).map(\.text) == [text])
    }
}
