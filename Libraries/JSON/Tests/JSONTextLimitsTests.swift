import ChallengeJSON
import ChallengeTestSupport
import Foundation
import Testing

struct JSONTextLimitsTests {
    private static let longest = String(repeating: "x", count: 65_536)

    private func path(_ json: String) -> String? { JSONTextLimits.violation(in: Data(json.utf8))?.path }

    @Test(arguments: [
        ("{\"name\":\"\(longest)x\"}", "name"), ("{\"a\":{\"b\":[1,\"\",\"\(longest)x\"]}}", "a.b[2]"),
        ("[{\"a\":\"}\",\"b\":\"\(longest)x\"}]", "[0].b"), ("{\"a\":[],\"b\":{},\"c\":\"\(longest)x\"}", "c"),
        ("\"\(longest)x\"", ""), ("{\"a\":\"\(longest)x", "a"),
        ("{\"results\":[{},{\"\(String(repeating: "n", count: 257))\":1}]}", "results[1]"),
    ])
    func `the path names the first text that is too long`(json: String, expected: String) {
        #expect(path(json) == expected)
    }

    @Test(arguments: [
        "", "[]", "{\"name\":\"\(longest)\"}", "\"\(longest.dropLast())\\n\"", "[\"\(longest)\",\"\(longest)\"]",
        "{\"\(String(repeating: "n", count: 256))\":\"\(longest)\"}", String(repeating: "[", count: 100_000), "\"\\",
        "\"\\u12",
        "}{\"a\":\"\(longest)\"},]",
    ])
    func `JSON without a text that is too long is accepted`(json: String) {
        #expect(path(json) == nil)
    }

    @Test(arguments: [
        String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian, .utf32BigEndian,
    ])
    func `JSON in another encoding than UTF-8 is refused`(encoding: String.Encoding) throws {
        let json = try #require("{\"name\":\"é\"}".data(using: encoding))

        #expect(JSONTextLimits.violation(in: json)?.reason == "not in UTF-8")
        #expect(JSONTextLimits.violation(in: Data([0xFF, 0xFE, 0x22, 0x22]))?.path == "")
        #expect(JSONTextLimits.violation(in: Data([0xFE, 0xFF, 0x22, 0x22]))?.path == "")
        #expect(JSONTextLimits.violation(in: Data([0xEF, 0xBB, 0xBF, 0x22, 0x22])) == nil)
    }

    @Test(arguments: [("\\n", 1), ("\\u0041", 1), ("\\u00e9", 2), ("\\u202e", 3), ("\\ud83d\\ude00", 4), ("é", 2)])
    func `an escape counts with the bytes of its character`(unit: String, bytes: Int) {
        let count = 65_536 / bytes

        #expect(path("\"\(String(repeating: unit, count: count))\"") == nil)
        #expect(path("\"\(String(repeating: unit, count: count + 1))\"") == "")
    }
}
