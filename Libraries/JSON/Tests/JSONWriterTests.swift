import ChallengeJSON
import ChallengeTestSupport
import Testing

struct JSONWriterTests {
    @Test(arguments: [
        ("\"\\/", #""\"\\/""#), ("\n\r\t", #""\n\r\t""#),
        ("\u{0}\u{1B}\u{7F}\u{9B}", #""\u0000\u001b\u007f\u009b""#),
        ("\u{202E}\u{2028}\u{FEFF}\u{200B}", #""\u202e\u2028\ufeff\u200b""#), ("é👩‍🚀字", "\"é👩‍🚀字\""),
        ("\u{E0041}", #""\udb40\udc41""#), ("\r\n", #""\r\n""#),
    ])
    func `only unsafe characters are escaped`(text: String, json: String) {
        #expect(JSONWriter.quoted(text) == json)
    }

    @Test func `an optional without a value is null`() {
        let (text, whole, fraction, flag) = (String?.none, Int?.none, Double?.none, Bool?.none)

        #expect(
            [.string(text), .integer(whole), .double(fraction), .bool(flag)]
                == Array(repeating: JSONValue.null, count: 4))
        #expect([.double(Double?(1.5)), .bool(Bool?(false))] == [JSONValue.double(1.5), JSONValue.bool(false)])
    }

    @Test func `every kind of value is written, also inside other values`() {
        let value = JSONValue.object([
            JSONMember("flags", .array([.bool(true), .bool(false), .null])),
            JSONMember("numbers", .array([.integer(-1), .double(0.5), .double(.nan), .double(.infinity)])),
            JSONMember("nested", .array([.object([]), .array([])])),
        ])

        #expect(
            JSONWriter.compact(value)
                == #"{"flags":[true,false,null],"numbers":[-1,0.5,null,null],"nested":[{},[]]}"#)
        #expect(
            JSONWriter.pretty(value) == """
                {
                  "flags": [true, false, null],
                  "numbers": [-1, 0.5, null, null],
                  "nested": [
                    {},
                    []
                  ]
                }
                """)
    }

    @Test(arguments: LongText.kinds)
    func `the time to quote a text grows linearly with its length`(kind: LongText) {
        let factor = Growth.factor(from: 3000, prepare: kind.text) { _ = JSONWriter.quoted($0) }

        #expect(factor < Growth.linear)
    }
}
