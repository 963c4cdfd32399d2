import ChallengeResources
import ChallengeTerminalMocks
import ChallengeTestSupport
import Testing

@testable import ChallengeTerminal

struct ItemSelectionTests {
    private static let argument = Argument("ID|NAME", .orName(.positiveInteger), .oneOrMore, help: "identifiers")

    private func selection(_ words: String..., input: [String] = []) async throws -> ItemSelection<Int> {
        try await selection(words, input: input)
    }

    private func selection(_ words: [String], input: [String] = []) async throws -> ItemSelection<Int> {
        let console = Console(
            streams: Streams(input: MemoryInput(input), output: MemoryOutput(), error: MemoryOutput()),
            environment: [:])
        return try await Invocation(path: ["planet"], argument: "ID|NAME", operands: words)
            .selection(of: Self.argument, readingFrom: console)
    }

    private func invalid(_ word: String) -> UsageError {
        UsageError(.invalidValue(of: "ID|NAME", value: word, expected: .itemReference), in: ["planet"])
    }

    @Test func `one value selects one item, and several values select several`() async throws {
        #expect(try await selection("7") == .one(7))
        #expect(try await selection("7", "9", "7") == .several([7, 9]))
        #expect(try await selection("-", input: ["1\n2\t9\n"]) == .several([1, 2]))
        #expect(try await selection("3", "-", input: ["1\n"]) == .several([3, 1]))
    }

    @Test func `words that start with a word of a name are one name`() async throws {
        #expect(try await selection("rick", "Sanchez") == .name("rick Sanchez"))
        #expect(try await selection("rick", "137", "-") == .name("rick 137 -"))
        #expect(try await selection("1 rick") == .name("1 rick"))
    }

    @Test(arguments: [" 7", "7 ", "\t7\n", " #7"])
    func `white space around a value does not make a name of it`(word: String) async throws {
        #expect(try await selection(word) == .one(7))
        #expect(try await selection(" rick", "Sanchez ") == .name("rick Sanchez"))
        #expect(try await selection(" - ", input: [" 1 \t9\n"]) == .several([1]))
    }

    @Test(arguments: [
        (["26", "years", "old", "morty"], wrong: "years"),
        (["4x2", "rick"], wrong: "4x2"), (["3", "4x2", "it's"], wrong: "4x2"),
    ])
    func `quotes are proposed for a name that begins with a digit`(words: [String], wrong: String) async throws {
        let name = words.joined(separator: " ").replacing("'", with: #"'\''"#)
        let error = UsageError(.nameNeedsQuotes(wrong, proposal: "planet '\(name)'"), in: ["planet"])

        await #expect(throws: error) { try await selection(words) }
        #expect(
            error.message
                == "'\(wrong)' is not an identifier. A name that begins with a digit needs quotes: 'planet '\(name)''.")
    }

    @Test(arguments: [["1"], ["-"], ["1", "2"]])
    func `a word of a name after identifiers or standard input is a usage error`(others: [String]) async throws {
        let error = UsageError(.nameAmongIdentifiers("rick"), in: ["planet"])

        await #expect(throws: error) { try await selection(others + ["rick"]) }
        #expect(error.message == "'rick' is not an identifier. Use either identifiers or one name.")
    }

    @Test(arguments: [".1", "?", "½", "", "7 ."])
    func `a text without a letter is no name`(word: String) async throws {
        await #expect(throws: invalid(word)) { try await selection(word) }
    }

    @Test func `standard input has only values if the argument takes no names`() async throws {
        let error = await #expect(throws: CommandError.self) { try await selection("-", input: ["7\n", "rick\n"]) }

        #expect(
            error?.message
                == "Line 2 of standard input: Invalid value for ID: 'rick'. Use a whole number, 1 or more.")
    }

    @Test(arguments: ["0", "-5", "+1", "4x2", "99999999999999999999", "", " "])
    func `a mistyped value as the first word is a usage error`(word: String) async {
        await #expect(throws: invalid(word)) { try await selection(word) }
    }

    @Test(arguments: [
        ("1,2", "planet 1 2"), ("1, 2", "planet 1 2"), ("# 7", "planet 7"), ("1;x", nil), (",", nil), ("1.5", nil),
    ])
    func `a word that contains values proposes them`(word: String, proposal: String?) async {
        let problem = UsageError.Problem.invalidValue(
            of: "ID|NAME", value: word, expected: .itemReference, proposal: proposal)

        let error = await #expect(throws: UsageError.self) { try await selection(word) }

        #expect(error?.problem == problem)
    }

    @Test(arguments: [
        (Language.english, "Invalid value for ID|NAME: '1,2'. Use an id such as 42, or a name in quotes."),
        (.spanish, "Valor no válido para ID|NOMBRE: «1,2». Usa un identificador, como 42, o un nombre entre comillas."),
    ])
    func `the message about a mistyped value says that names are accepted`(language: Language, message: String) {
        Localization.$language.withValue(language) { #expect(invalid("1,2").message == message) }
    }

    @Test func `later words of a name can start with a digit`() async throws {
        #expect(try await selection("jerry", "5-126", "-1") == .name("jerry 5-126 -1"))
    }

    @Test func `a kind can recognize other mistyped values`() {
        let kind = ValueKind.orName(.positiveInteger, startsLikeValue: { $0.hasPrefix("%") })

        #expect(
            kind.parse("%7").map { "\($0)" }
                == "\(ItemSelector<Int>.mistypedValue("%7", expected: .itemReference))")
        #expect(kind.parse("%7 b").map { "\($0)" } == "nameWord(\"%7 b\")")
        #expect(kind.parse("#7").map { "\($0)" } == "value(7)")
        #expect(kind.parse("rick").map { "\($0)" } == "nameWord(\"rick\")")
    }
}
