import ChallengeCore
import Testing

struct LinesOfBytesTests {
    private func position(of line: String, in text: String, from start: Int = 0) -> Int? {
        Array(text.utf8).withUnsafeBufferPointer { $0.position(ofLineStartingWith: line, from: start) }
    }

    @Test(arguments: [
        ("a", 0), ("b", 2), ("bc\n", 2), ("", 0), ("c", nil), ("d", 6), ("de", nil), ("bc\n\nd", 2), ("\n", 5),
    ])
    func `a line is found by its first bytes`(line: String, expected: Int?) {
        #expect(position(of: line, in: "a\nbc\n\nd") == expected)
    }

    @Test(arguments: [(0, 0), (1, 2), (2, 2), (3, 4), (4, 4), (5, nil), (9, nil)])
    func `a search begins at its start`(start: Int, expected: Int?) {
        #expect(position(of: "a", in: "a\na\na", from: start) == expected)
    }

    @Test func `an empty text has no lines`() {
        #expect(position(of: "a", in: "") == nil)
    }
}
