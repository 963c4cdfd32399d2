import Testing

@testable import ChallengeJSON

struct JSONReaderTests {
    @Test(arguments: [
        (#""a\u00e9\ud83d\ude00\n\"\\\/\b\f\r\t é""#, JSONValue.string("aé😀\n\"\\/\u{8}\u{C}\r\t é")),
        (
            "[1, -2.5e1, 0, -0.5E-1, true, false, null]",
            .array([.integer(1), .double(-25), .integer(0), .double(-0.05), .bool(true), .bool(false), .null])
        ),
        (
            "\t{\"b\": 1,\r\n \"a\": {}, \"b\":[]} ",
            .object([JSONMember("b", .integer(1)), JSONMember("a", .object([])), JSONMember("b", .array([]))])
        ),
        ("9223372036854775808", .double(9_223_372_036_854_775_808)),
    ])
    func `a value is read with its members in order`(text: String, value: JSONValue) throws {
        #expect(try JSONValue(json: text) == value)
    }

    @Test(arguments: [
        "", " ", #""\ud83d""#, #""\ud83d\u0041""#, #""\udc00""#, #""\x""#, #""\u+123""#, #""\u12""#, #""\"#, "\"\n\"",
        "01", "01x", "+1", ".5", "1.", "1e", "-", "1e999", "tru", "NaN", "[1 2]", "[1,]", "{,}", #"{"a":1,}"#,
        #"{"a" 1}"#, "{1:2}", "1 2", "[1]]", String(repeating: "[", count: 5000),
    ])
    func `text that is not JSON is refused`(text: String) {
        #expect(throws: JSONReader.Malformed.self) { try JSONValue(json: text) }
    }

    @Test func `a string that is not UTF-8 is refused at its first byte`() {
        let bytes: [UInt8] = [0x20, 0x22, 0x41, 0xFF, 0x22]

        #expect(throws: JSONReader.Malformed(offset: 2)) {
            try bytes.withUnsafeBufferPointer { bytes in
                var reader = JSONReader(bytes)
                _ = try reader.string()
            }
        }
    }

    @Test func `skipped values are not decoded`() throws {
        let json = Array(#"{"a": [1, "]", {"b": [null]}], "c": "\"", "d": -1.5e3, "e": "found"}"#.utf8)
        var found: String?

        try json.withUnsafeBufferPointer { bytes in
            var reader = JSONReader(bytes)
            try reader.object { (name, reader) throws(JSONReader.Malformed) in
                if name == "e" { found = try reader.string() } else { try reader.skip() }
            }
            try reader.end()
        }

        #expect(found == "found")
    }

    @Test func `a written value is read back unchanged`() throws {
        let value = JSONValue.object([
            JSONMember("text", .string("\u{0}\u{1B}\u{E0041}👩‍🚀\"\\\r\n")),
            JSONMember("list", .array([.null, .bool(true), .integer(.min), .double(0.1), .object([])])),
        ])

        #expect(try JSONValue(json: JSONWriter.compact(value)) == value)
        #expect(try JSONValue(json: JSONWriter.pretty(value)) == value)
    }
}
