import Testing

@testable import ChallengeCore

struct UnsafeCharactersTests {
    @Test func `outside of emoji, only control, invisible and bidirectional characters are unsafe`() {
        let wrong = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter { scalar in
            let properties = scalar.properties
            let isControl = [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
            let isHidden = properties.isDefaultIgnorableCodePoint || properties.isBidiControl
            return UnsafeCharacters.isUnsafe(scalar) != (isControl || isHidden)
        }

        #expect(wrong == [])
    }

    @Test func `a text is visited in runs of safe characters and single unsafe characters`() {
        var visited: [String] = []

        UnsafeCharacters.visit("a👩\u{200D}🚀\u{200D}\u{1B}b") { run in
            visited.append(String(decoding: run, as: UTF8.self))
        } unsafe: { scalar in
            visited.append(String(scalar.value, radix: 16))
        }

        #expect(visited == ["a👩\u{200D}🚀", "200d", "1b", "b"])
    }

    @Test(arguments: [
        "👩", "❤️", "☺\u{FE0E}", "👍🏽", "👩‍🚀", "👩🏽‍🚀", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🏴‍☠️", "5️⃣", "#️⃣", "©️",
    ])
    func `an emoji is safe as a whole`(emoji: String) {
        #expect(unsafe(in: emoji + "a") == [])
    }

    @Test(arguments: [
        ("a\u{200D}b", ["200d"]), ("\u{200D}", ["200d"]), ("\u{FE0F}", ["fe0f"]), ("5\u{FE0F}", ["fe0f"]),
        ("👩\u{200D}", ["200d"]), ("👩\u{200D}a", ["200d"]), ("👩\u{200D}5", ["200d"]),
        ("👩\u{200D}\u{200D}🚀", ["200d", "200d"]), ("a\u{FE0F}\u{200D}🚀", ["fe0f", "200d"]),
        ("❤\u{FE0F}\u{FE0F}", ["fe0f"]), ("❤\u{FE00}", ["fe00"]),
        ("🏴\u{E0067}\u{E007F}", ["e0067", "e007f"]),
    ])
    func `a selector, joiner or tag that is not part of an emoji is unsafe`(text: String, scalars: [String]) {
        #expect(unsafe(in: text) == scalars)
    }

    private func unsafe(in text: String) -> [String] {
        var scalars: [String] = []
        UnsafeCharacters.visit(text) { _ in
        } unsafe: {
            scalars.append(String($0.value, radix: 16))
        }
        return scalars
    }
}
