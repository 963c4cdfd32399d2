import Testing

@testable import ChallengeMirror

struct HTTPTextTests {
    @Test(arguments: [
        ("a%20b", "a b"), ("a+b", "a+b"), ("%C3%AD", "í"), ("100%", "100%"), ("%zz%4", "%zz%4"), ("%+1", "%+1"),
        ("%25", "%"), ("%ff", "\u{fffd}"),
    ])
    func `valid percent escapes are decoded`(text: String, expected: String) {
        #expect(percentDecoded(text[...]) == expected)
    }

    @Test func `all characters except plain ones are percent-encoded`() {
        #expect(percentEncoded("Rick-1_.~ &+í\n") == "Rick-1_.~%20%26%2B%C3%AD%0A")
    }

    @Test func `a query keeps the order of its parameters and repeated ones`() {
        let sut = RequestTarget("/a%20b?x=1+2&y&x=%26=&&")

        #expect(sut.path == "/a b")
        #expect(sut.query.map { "\($0.name):\($0.value)" } == ["x:1 2", "y:", "x:&="])
        #expect(sut.value(of: "x") == "1 2")
        #expect(sut.value(of: "z") == nil)
    }

    @Test(arguments: [
        (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
        (1_709_164_800, "Thu, 29 Feb 2024 00:00:00 GMT"),
    ])
    func `a date is written in the format of HTTP`(seconds: Int, text: String) {
        #expect(httpDate(secondsSince1970: seconds) == text)
    }

    @Test func `an entity tag changes with any byte of the body`() {
        let body = Array("Wubba lubba dub dub".utf8)
        let tag = EntityTag(of: body)

        for index in body.indices {
            var other = body
            other[index] ^= 1
            #expect(EntityTag(of: other).text != tag.text)
        }
        #expect(EntityTag(of: body).text == tag.text)
    }
}

extension Response {
    fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
