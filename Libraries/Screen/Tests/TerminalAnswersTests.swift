import ChallengeTerminal
import Testing

@testable import ChallengeScreen

/// The answers of a terminal among typed bytes.
struct TerminalAnswersTests {
    private static let answers = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}P>|XTerm(390)\u{1B}\\\u{1B}[?64;4c"

    private func read(_ text: String) -> TerminalAnswers {
        var sut = TerminalAnswers()
        for byte in text.utf8 { sut.receive([byte]) }
        return sut
    }

    @Test func `answers are read until the one that every terminal gives`() {
        let sut = read(Self.answers)

        #expect(
            sut.replies == [
                .kitty("i=31;OK"), .cellSize(width: 10, height: 20), .version("XTerm(390)"), .attributes([64, 4]),
            ])
        #expect(sut.areComplete && sut.typed == [])
        #expect(!read(String(Self.answers.dropLast())).areComplete)
    }

    @Test(arguments: ["a", "é日\r", "\u{3}", "\u{1B}[A", "\u{1B}x", "\u{0}", "ls\r"])
    func `typed bytes are kept as they are, before, between and after answers`(text: String) {
        let sut = read(text + "\u{1B}_Gi=31;OK\u{1B}\\" + text + "\u{1B}[?64;4c" + text)

        #expect(String(decoding: sut.typed, as: UTF8.self) == text + text + text && sut.replies.count == 2)
    }

    @Test func `an answer without a meaning is not typed`() {
        let sut = read("\u{1B}]11;rgb:0/0/0\u{1B}\\a\u{1B}[?1;2y")

        #expect(sut.typed == [UInt8(ascii: "a")] && sut.replies == [])
    }
}
