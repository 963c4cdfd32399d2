public import ChallengeCore

/// The words of a query in the text of an item, as a screen emphasizes them.
extension SearchQuery {
    /// Returns the text with the words that the query requires.
    ///
    /// - Parameter isName: `true` if the text is the name of an item, to which some terms are restricted.
    public func matchedText(in text: String, isName: Bool = false) -> MatchedText {
        let words = WordRanges(text).words
        let folded = words.map(\.folded)
        var matching: Set<Int> = []
        for term in requiredTerms where isName || term.place == .anyColumn {
            for position in term.place == .startOfName ? folded.indices.prefix(1) : folded.indices[...] {
                if folded.has(term, at: position) { matching.formUnion(position..<(position + term.words.count)) }
                if words[position].hasPart(term) { matching.insert(position) }
            }
        }
        return MatchedText(text, words: matching.sorted().map { words[$0].range })
    }
}

/// The words of a text with their positions.
private struct WordRanges {
    struct Word {
        let range: Range<String.Index>
        let folded: String
        /// The parts between apostrophes.
        let parts: [String]

        func hasPart(_ term: SearchQuery.Term) -> Bool {
            term.place != .startOfName && parts.indices.contains { parts.has(term, at: $0) }
        }
    }

    private(set) var words: [Word] = []

    init(_ text: String) {
        var start: String.Index?
        for index in text.unicodeScalars.indices {
            if Self.belongsToWord(text.unicodeScalars[index]) {
                start = start ?? index
            } else if let first = start {
                append(text, first..<index)
                start = nil
            }
        }
        if let start { append(text, start..<text.endIndex) }
    }

    private mutating func append(_ text: String, _ range: Range<String.Index>) {
        let found = SearchWords(String(text[range]))
        guard let word = found.words.first else { return }
        words.append(Word(range: range, folded: word, parts: found.parts.flatMap(\.self)))
    }

    /// Returns `true` for a letter, a digit, an apostrophe, and a mark that changes the letter before it.
    private static func belongsToWord(_ scalar: Unicode.Scalar) -> Bool {
        String(scalar).folded.unicodeScalars.allSatisfy { $0 == "'" || SearchWords.isPartOfWord($0) }
    }
}
