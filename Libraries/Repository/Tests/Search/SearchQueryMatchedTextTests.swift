import ChallengeCore
import Testing

@testable import ChallengeRepository

struct SearchQueryMatchedTextTests {
    /// Returns the text with the matched words in brackets.
    private func marked(_ query: String, _ text: String, isName: Bool = true) throws -> String {
        let matched = try SearchQuery(query).matchedText(in: text, isName: isName)
        var marked = ""
        var end = text.startIndex
        for word in matched.words {
            marked += text[end..<word.lowerBound] + "[" + text[word] + "]"
            end = word.upperBound
        }
        #expect(matched.text == text)
        return marked + text[end...]
    }

    @Test(arguments: [
        ("rick", "Rick Sanchez", "[Rick] Sanchez"), ("san ri", "Rick Sanchez", "[Rick] [Sanchez]"),
        ("'ric", "Rick", "Rick"), ("martinez", "Dr. MARTÍNEZ!", "Dr. [MARTÍNEZ]!"),
        ("martinez", "Marti\u{301}nez", "[Marti\u{301}nez]"), ("c-137", "Earth (C-137)", "Earth ([C]-[137])"),
        ("c-137", "137 C", "137 C"), ("^rick", "Rick Rick", "[Rick] Rick"), ("^rick", "Tiny Rick", "Tiny Rick"),
        ("beths", "Beth’s Mytholog", "[Beth’s] Mytholog"), ("neil", "O'Neil", "[O'Neil]"),
        ("rick !morty", "Rick and Morty", "[Rick] and Morty"), ("rick | morty", "Rick and Morty", "[Rick] and [Morty]"),
        ("!rick", "Rick", "Rick"), ("strasse", "Straße 7", "[Straße] 7"), ("рик", "Рик 👩‍🚀", "[Рик] 👩‍🚀"),
        ("x", "", ""),
    ])
    func `the words of the text that the query requires are marked`(
        query: String, text: String, expected: String
    ) throws {
        #expect(try marked(query, text) == expected)
    }

    @Test func `a term at the start of the name is marked in no other text`() throws {
        #expect(try marked("^human", "Human", isName: false) == "Human")
        #expect(try marked("human", "Human", isName: false) == "[Human]")
    }
}
