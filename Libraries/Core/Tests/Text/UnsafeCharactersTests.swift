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
}
