import ChallengeTestSupport
import Testing

@testable import ChallengeRepository

struct SearchQueryTests {
    private typealias Alternative = SearchQuery.Alternative
    private typealias Term = SearchQuery.Term

    private func word(_ word: String) -> Term { Term(words: [word]) }

    private func alternatives(_ text: String) throws -> [Alternative] { try SearchQuery(text).alternatives }

    @Test func `words are the beginnings of words, in any order`() throws {
        #expect(try alternatives(" Rick  SÁNCHEZ\t") == [Alternative(required: [word("rick"), word("sanchez")])])
    }

    @Test func `the signs select whole words, the start of the name, and items without a word`() throws {
        let whole = Term(words: ["rick"], isPrefix: false)
        let start = Term(words: ["rick"], isAtStart: true)
        let both = Term(words: ["rick"], isPrefix: false, isAtStart: true)

        #expect(try alternatives("'rick") == [Alternative(required: [whole])])
        #expect(try alternatives("^rick") == [Alternative(required: [start])])
        #expect(try alternatives("!rick") == [Alternative(excluded: [word("rick")])])
        #expect(try alternatives("^'rick 'rick' !'^rick") == [Alternative(required: [both, whole], excluded: [both])])
    }

    @Test func `a bar separates alternatives`() throws {
        let expected = [Alternative(required: [word("a"), word("b")]), Alternative(excluded: [word("c")])]

        #expect(try alternatives("a b | !c") == expected)
        #expect(try alternatives("|a b|!c| ! |") == expected)
    }

    @Test func `quotation marks join whole words`() throws {
        let phrase = Term(words: ["rick", "sanchez"], isPrefix: false)

        for text in [#""rick sanchez""#, "“Rick Sanchez”", #""rick sanchez"#, #"'"rick|sanchez""#] {
            #expect(try alternatives(text) == [Alternative(required: [phrase])], "\(text)")
        }
        #expect(
            try alternatives(#"!^"rick sanchez"a"#)
                == [
                    Alternative(
                        required: [word("a")],
                        excluded: [Term(words: ["rick", "sanchez"], isPrefix: false, isAtStart: true)])
                ])
    }

    @Test func `a sign inside a term separates words that follow one another`() throws {
        #expect(try alternatives("c-137") == [Alternative(required: [Term(words: ["c", "137"])])])
        #expect(try alternatives("'c-137") == [Alternative(required: [Term(words: ["c", "137"], isPrefix: false)])])
        #expect(try alternatives(#"a"b!c"#) == [Alternative(required: [Term(words: ["a", "b", "c"])])])
    }

    @Test func `apostrophes do not separate words`() throws {
        #expect(try alternatives("beth’s O'Neil") == [Alternative(required: [word("beths"), word("oneil")])])
        #expect(try alternatives("’Beth’s") == [Alternative(required: [Term(words: ["beths"], isPrefix: false)])])
    }

    @Test(arguments: [
        "", " ", "!", "'", "^", "|", "!!^^''", "| |", "*", "\"", "\"\"", "!\"\"", "…", "\u{0}", "\u{301}", "👩‍🚀", "†",
        "( )", "--",
    ])
    func `a text without a word is no query`(text: String) {
        #expect(throws: SearchQuery.Mistake.noWords) { try SearchQuery(text) }
    }

    @Test func `a query has a limited number of words`() throws {
        let words = Array(repeating: "a", count: SearchQuery.mostWords)

        #expect(try alternatives(words.joined(separator: " ")).first?.required.count == SearchQuery.mostWords)
        #expect(try alternatives(words.joined(separator: "|")).count == SearchQuery.mostWords)
        for separator in [" ", "|", "-", " !"] {
            #expect(throws: SearchQuery.Mistake.tooManyWords(limit: 256)) {
                try SearchQuery((words + ["b"]).joined(separator: separator))
            }
        }
    }

    @Test func `only the beginning of a very long word counts`() throws {
        let long = String(repeating: "é", count: 100_000)

        #expect(try alternatives(long) == [Alternative(required: [word(String(repeating: "e", count: 64))])])
    }

    @Test(arguments: LongText.kinds)
    func `reading a query takes linear time`(kind: LongText) {
        let factor = Growth.factor(from: 3000, prepare: kind.text) { text in _ = try? SearchQuery(text) }

        #expect(factor < Growth.linear)
    }

    @Test(arguments: ["| ", "!a ", "' ", "\"a\" ", "\"", "a'", "^!'"])
    func `reading many signs takes linear time`(unit: String) {
        let repeated: (Int) -> String = { String(repeating: unit, count: $0) }
        let factor = Growth.factor(from: 3000, prepare: repeated) { text in _ = try? SearchQuery(text) }

        #expect(factor < Growth.linear)
    }
}
