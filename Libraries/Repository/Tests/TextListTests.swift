import ChallengeTestSupport
import Testing

@testable import ChallengeRepository

struct TextListTests {
    @Test(arguments: [
        [], [""], ["a", "", "b"], ["\n", "\r\n", "\\", "\\n"], ["\u{600}"], ["\u{301}", "a\u{301}"],
        [".", "..", "\u{200D}.", "\t"],
    ])
    func `written texts are on one line and are read back unchanged`(elements: [String]) {
        let storage = TextList(elements: elements).storage
        let read = TextList(storage: storage).elements

        #expect(!storage.unicodeScalars.contains { ["\n", "\r", "\t"].contains($0) })
        #expect(read.map { Array($0.utf8) } == elements.map { Array($0.utf8) })
    }

    @Test(arguments: LongText.kinds)
    func `long texts are written and read in linear time`(kind: LongText) {
        let factor = Growth.factor(from: 3000, prepare: kind.text) { text in
            _ = TextList(storage: TextList(elements: [text, text]).storage).elements
        }

        #expect(factor < Growth.linear)
    }
}
