internal import ChallengeCore

/// The text with which a user names or searches for items, as alternatives of words.
///
/// | text | finds |
/// |---|---|
/// | `rick sanch` | both words, in any order; the items have words that start with them |
/// | `'rick` | the whole word |
/// | `"rick sanchez"` | whole words, one after the other |
/// | `^rick` | the word at the start of the name |
/// | `!rick` | items without the word |
/// | `rick !smith \| morty` | items that match the words before `\|`, or the words after it |
///
/// The signs `!`, `^` and `'` can be combined. A term with a sign inside, such as `c-137`, consists of words that
/// follow one another. Case, accents, apostrophes and the kind of quotation marks do not matter.
public struct SearchQuery: Hashable, Sendable {
    /// The reason why a text cannot be searched for.
    public enum Mistake: Error, Equatable, Sendable {
        /// The text has no letter and no digit.
        case noWords
        case tooManyWords(limit: Int)
    }

    /// The largest number of words.
    public static let mostWords = 256

    /// Words that follow one another in a text.
    struct Term: Hashable, Sendable {
        let words: [String]
        /// `true` if the last word can be the beginning of a longer one.
        var isPrefix = true
        /// `true` if the words must be at the start of the name.
        var isAtStart = false
    }

    /// The terms of a text between two `|`.
    struct Alternative: Hashable, Sendable {
        var required: [Term] = []
        var excluded: [Term] = []
    }

    let alternatives: [Alternative]
    /// `true` if the text names one item; then words that many items have are not found, and places only with a word
    /// of the name.
    let isName: Bool

    /// Reads a text; each text is a query, except texts without a word and texts with too many words.
    ///
    /// - Parameter isName: `true` if the text names one item, so that a status, a gender or a place alone finds nothing.
    public init(_ text: String, isName: Bool = false) throws(Mistake) {
        self.isName = isName
        var parser = SearchQueryParser(text)
        alternatives = parser.alternatives()
        let terms = alternatives.flatMap { $0.required + $0.excluded }
        if terms.isEmpty { throw .noWords }
        if terms.reduce(0, { $0 + $1.words.count }) > Self.mostWords { throw .tooManyWords(limit: Self.mostWords) }
    }

    init(_ query: ItemQuery) throws(Mistake) {
        switch query {
        case .matching(let text): try self.init(text)
        case .named(let name): try self.init(name, isName: true)
        }
    }

    /// The required terms of all alternatives.
    var requiredTerms: [Term] { alternatives.flatMap(\.required) }
}
