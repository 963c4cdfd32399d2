import Testing

@testable import ChallengeTerminal

struct ItemSelectionTests {
    private static let argument = Argument("ID|NAME", .orName(.positiveInteger), .oneOrMore, help: "identifiers")

    private func selection(_ words: String..., input: [String] = []) async throws -> ItemSelection<Int> {
        let selectors = try words.map { try #require(Self.argument.kind.parse($0), "\($0)") }
        let console = Console(
            streams: Streams(input: MemoryInput(input), output: MemoryOutput(), error: MemoryOutput()),
            environment: [:])
        return try await Invocation(path: ["planet"], arguments: ["ID|NAME": selectors])
            .selection(of: Self.argument, readingFrom: console)
    }

    @Test func `one value selects one item, and several values select several`() async throws {
        #expect(try await selection("7") == .one(7))
        #expect(try await selection("7", "9", "7") == .several([7, 9]))
        #expect(try await selection("-", input: ["1 2\n"]) == .several([1, 2]))
        #expect(try await selection("3", "-", input: ["1\n"]) == .several([3, 1]))
    }

    @Test func `words that start with a word of a name are one name`() async throws {
        #expect(try await selection("rick", "Sanchez") == .name("rick Sanchez"))
        #expect(try await selection("rick", "137", "-") == .name("rick 137 -"))
        #expect(try await selection("1 rick") == .name("1 rick"))
    }

    @Test(arguments: [["1", "rick"], ["-", "rick"]])
    func `a word of a name after a value is a usage error`(words: [String]) async throws {
        let expected = UsageError(
            .invalidValue(of: "ID|NAME", value: "rick", expected: .wholeNumber("terminal.expected.positiveInteger")),
            in: ["planet"])

        await #expect(throws: expected) { try await selection(words[0], words[1]) }
    }

    @Test func `standard input has only values`() async throws {
        await #expect(throws: UsageError.self) { try await selection("-", input: ["rick\n"]) }
    }

    @Test(arguments: ["0", "4x2", "99999999999999999999", ""])
    func `a word that starts with a digit is a value, and other misfits are invalid`(word: String) {
        #expect(Self.argument.kind.parse(word) == nil)
    }

    @Test func `a kind can recognize other mistyped values`() {
        let kind = ValueKind.orName(.positiveInteger, startsLikeValue: { $0.hasPrefix("#") })

        #expect(kind.parse("#7") == nil)
        #expect(kind.parse("# 7") != nil)
        #expect(kind.parse("rick") != nil)
    }
}
