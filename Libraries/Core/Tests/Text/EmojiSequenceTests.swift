import Testing

@testable import ChallengeCore

struct EmojiSequenceTests {
    /// Returns the number of scalars at the start of the text that belong to one emoji.
    private func length(_ text: String) -> Int {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, EmojiSequence.mayStart(with: first),
            let end = EmojiSequence.end(in: scalars, from: scalars.startIndex)
        else { return 0 }
        return scalars.distance(from: scalars.startIndex, to: end)
    }

    @Test(arguments: [
        "👩", "❤️", "☺\u{FE0E}", "👍🏽", "👩‍🚀", "👩🏽‍🚀", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🏴‍☠️", "5️⃣", "#️⃣", "©️",
        "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
        "🏴\u{E0075}\u{E0073}\u{E0074}\u{E0078}\u{E007F}",
    ])
    func `an emoji and its modifiers are one sequence`(emoji: String) {
        #expect(length(emoji) == emoji.unicodeScalars.count)
        #expect(length(emoji + "a") == emoji.unicodeScalars.count)
    }

    @Test(arguments: [
        ("", 0), ("a\u{200D}b", 0), ("\u{200D}", 0), ("5", 0), ("5\u{FE0F}", 0), ("5\u{20E3}", 0),
        ("👩\u{200D}", 1), ("👩\u{200D}a", 1), ("👩\u{200D}5\u{FE0F}\u{20E3}", 1), ("👩\u{200D}\u{200D}🚀", 1),
        ("❤\u{FE0F}\u{FE0F}", 2), ("❤\u{FE00}", 1), ("👩\u{E0067}\u{E0062}\u{E0065}\u{E007F}", 1),
        ("🏴\u{E0067}\u{E0062}\u{E007F}", 1), ("🏴\u{E0067}\u{E0062}\u{E0065}", 1),
        ("🏴\u{E0041}\u{E0042}\u{E0043}\u{E007F}", 1),
        ("🏴" + String(repeating: "\u{E0061}", count: 8) + "\u{E007F}", 1),
    ])
    func `a character that is not part of an emoji ends the sequence`(text: String, count: Int) {
        #expect(length(text) == count)
    }

    @Test func `a sequence starts with any emoji and with no other character`() {
        let wrong = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter { scalar in
            EmojiSequence.mayStart(with: scalar) != scalar.properties.isEmoji
        }

        #expect(wrong == [])
    }
}
