import ChallengeTestSupport
import Synchronization
import Testing

@testable import ChallengeCore

struct TextAlternativesTests {
    private func sut(_ texts: [String]) -> TextAlternatives { TextAlternatives(texts.map { [UInt8]($0.utf8) }) }

    @Test(arguments: [
        (["ab"], "xaby", true), (["ab"], "axb", false), ([], "a", false), ([""], "", true), (["a", "b"], "b", true),
        // The search continues in another text after a part of one.
        (["abcx", "bcd"], "abcd", true), (["aab"], "aaab", true), (["abab", "bac"], "ababac", true),
        (["abcd", "bc"], "abc", true), (["she", "hers"], "ushers", true), (["abcab"], "abcabcab", true),
    ])
    func `one of the texts must be a part`(texts: [String], text: String, expected: Bool) {
        #expect(sut(texts).arePart(of: text.utf8) == expected)
    }

    @Test func `random texts are found as by a comparison at each position`() {
        var generator = SeededGenerator(seed: 53)
        func text(_ lengths: ClosedRange<Int>) -> [UInt8] {
            (0..<Int.random(in: lengths, using: &generator)).map { _ in UInt8.random(in: 97...98, using: &generator) }
        }
        for _ in 1...2000 {
            let (texts, other) = ((0...3).map { _ in text(1...6) }, text(0...12))

            let expected = other.indices.contains { start in texts.contains { other[start...].starts(with: $0) } }
            #expect(TextAlternatives(texts).arePart(of: other) == expected, "\(texts) in \(other)")
        }
    }

    @Test func `each byte is read once, however many the texts are`() {
        let reads = Mutex(0)
        let text = Array("rick sanchez".utf8).lazy.map { byte in
            reads.withLock { $0 += 1 }
            return byte
        }
        let sut = sut((1...1000).map { "v\($0)" })

        #expect(!sut.arePart(of: text))
        #expect(reads.withLock(\.self) == 12)
    }
}
