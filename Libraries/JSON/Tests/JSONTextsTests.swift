import Foundation
import Testing

@testable import ChallengeJSON

struct JSONTextsTests {
    private func replaced(_ json: String) -> String {
        let data = JSONTexts.replacing(in: Data(json.utf8)) { text in
            text.contains("ab") ? text.replacing("ab", with: "\"") : nil
        }
        return String(decoding: data, as: UTF8.self)
    }

    @Test(arguments: [
        (#"{"ab":["xab", "\u0061b","a\/b" ,7]}"#, #"{"\"":["x\"", "\"","a\/b" ,7]}"#),
        (#"{"a":"\"ab\\", "b":"\u00e9"}"#, #"{"a":"\"\"\\", "b":"\u00e9"}"#),
        (#"["ab"#, #"["ab"#), (#"["ab\"#, #"["ab\"#), ("ab", "ab"), ("", ""), (#"["ab\q"]"#, #"["ab\q"]"#),
    ])
    func `texts are replaced after their escapes are decoded, and all other bytes stay`(json: String, result: String) {
        #expect(replaced(json) == result)
    }
}
