public import ChallengeCore

/// The words of a query in the text of an item, as a screen emphasizes them.
extension SearchQuery {
    /// Returns the text with the words that the query requires.
    ///
    /// - Parameter isName: `true` if the text is the name of an item, to which some terms are restricted.
    public func matchedText(in text: String, isName: Bool = false) -> MatchedText {
        let words = WordRanges(text)
        var matching: Set<Int> = []
        words.bytes.withUnsafeBufferPointer { bytes in
            let folded = FoldedBytes(bytes, bytes.indices)
            for term in requiredTerms.map(TermMatcher.init) where isName || !term.isAtStart {
                for start in folded.wordStarts(of: term.joined) where !term.isAtStart || start == folded.start {
                    guard let end = term.match(at: start, of: folded)?.end else { continue }
                    matching.formUnion(words.word(at: start)...words.word(at: end - 1))
                }
            }
        }
        return MatchedText(text, words: matching.sorted().map { words.ranges[$0] })
    }
}

/// The words of a text with their positions.
private struct WordRanges {
    private(set) var ranges: [Range<String.Index>] = []
    /// The folded words with a space between them.
    private(set) var bytes: [UInt8] = []
    /// The starts of the folded words.
    private var starts: [Int] = []

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

    /// Returns the position of the word to which a byte belongs.
    func word(at position: Int) -> Int { (starts.firstIndex { $0 > position } ?? starts.count) - 1 }

    private mutating func append(_ text: String, _ range: Range<String.Index>) {
        let folded = FoldedText(String(text[range])).bytes
        if folded.isEmpty { return }
        if !bytes.isEmpty { bytes.append(FoldedText.space) }
        starts.append(bytes.count)
        ranges.append(range)
        bytes += folded
    }

    /// Returns `true` for a letter, a digit, an apostrophe, and a mark that changes the letter before it.
    private static func belongsToWord(_ scalar: Unicode.Scalar) -> Bool {
        String(scalar).folded.unicodeScalars.allSatisfy { $0 == "'" || FoldedText.isPartOfWord($0) }
    }
}
