/// The words of a query that follow one another, which are compared with folded bytes.
struct TermMatcher: Sendable {
    /// The quality of a match; the best one is the first.
    enum Quality: Int, Comparable {
        case wholeWords
        /// The last word is the beginning of a longer one.
        case beginning
        case inside

        static func < (left: Quality, right: Quality) -> Bool { left.rawValue < right.rawValue }
    }

    /// The shortest part of a word that is found inside of words.
    private static let shortestPart = 3

    let isAtStart: Bool
    /// The words without spaces between them.
    let joined: [UInt8]
    private let words: [[UInt8]]
    private let isPrefix: Bool

    init(_ term: SearchQuery.Term) {
        words = term.words.map { Array($0.utf8) }
        joined = Array(words.joined())
        isPrefix = term.isPrefix
        isAtStart = term.isAtStart
    }

    /// `true` for a word without a sign, which can be a part of another spelling of a word.
    var isPlainWord: Bool { words.count == 1 && isPrefix && !isAtStart }

    /// Returns the best match in the texts.
    func quality(in text: FoldedBytes) -> Quality? {
        var best: Quality?
        for start in text.wordStarts(of: joined) where !isAtStart || start == text.start {
            guard let (quality, _) = match(at: start, of: text) else { continue }
            if quality == .wholeWords || isAtStart { return quality }
            best = best ?? quality
        }
        return best
    }

    /// Returns the match of the words at the start of a word, with its end.
    func match(at start: Int, of text: FoldedBytes) -> (quality: Quality, end: Int)? {
        guard let match = matchOfWords(at: start, of: text) ?? (words.count > 1 ? text.match(joined, at: start) : nil),
            match.quality == .wholeWords || isPrefix
        else { return nil }
        return match
    }

    private func matchOfWords(at start: Int, of text: FoldedBytes) -> (quality: Quality, end: Int)? {
        var position = start
        for (index, word) in words.enumerated() {
            guard let match = text.match(word, at: position) else { return nil }
            if index == words.count - 1 { return match }
            guard match.quality == .wholeWords, match.end < text.end, text[match.end] != ItemText.separator else {
                return nil
            }
            position = match.end + 1
        }
        return nil
    }

    /// Returns `true` if the word is a part of a longer word.
    func isInside(_ text: FoldedBytes) -> Bool {
        isPlainWord && joined.count >= Self.shortestPart && text.contains(joined)
    }

    /// Returns `true` if the word is one of the identifiers, codes or years.
    func isOne(of keys: FoldedBytes) -> Bool { keys.hasText(joined) }
}

/// A part of the folded bytes of an item.
struct FoldedBytes {
    private let bytes: UnsafeBufferPointer<UInt8>
    let start: Int
    let end: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.bytes = bytes
        start = range.lowerBound
        end = range.upperBound
    }

    subscript(position: Int) -> UInt8 { bytes[position] }

    var isEmpty: Bool { start == end }

    /// The places at which a word can match: with its first letter, the starts of words, and those of the parts after an
    /// apostrophe that have several letters.
    func wordStarts(of word: [UInt8]) -> WordStarts { WordStarts(text: self, letter: word[0], position: start) }

    struct WordStarts: Sequence, IteratorProtocol {
        fileprivate let text: FoldedBytes
        fileprivate let letter: UInt8
        fileprivate var position: Int

        mutating func next() -> Int? {
            while position < text.end {
                defer { position += 1 }
                if text[position] == letter, position == text.start || text.isWordStart(position) { return position }
            }
            return nil
        }
    }

    fileprivate func isWordStart(_ position: Int) -> Bool {
        switch bytes[position - 1] {
        case FoldedText.space, ItemText.separator: true
        case FoldedText.apostrophe: position + 1 < end && !Self.endsWord(bytes[position + 1])
        default: false
        }
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        byte == FoldedText.space || byte == ItemText.separator || byte == FoldedText.apostrophe
    }

    /// Compares a word with the bytes at a position.
    ///
    /// Apostrophes do not matter, and neither do spaces between words that the word spells completely: `scaryterry` is
    /// "Scary Terry", but `ricks` is not "Rick S".
    func match(_ word: [UInt8], at position: Int) -> (quality: TermMatcher.Quality, end: Int)? {
        var position = position
        var index = 0
        var hasSpace = false
        while index < word.count {
            guard position < end else { return nil }
            let byte = bytes[position]
            if byte == word[index] {
                index += 1
            } else if byte == FoldedText.space, index > 0 {
                hasSpace = true
            } else if byte != FoldedText.apostrophe || index == 0 {
                return nil
            }
            position += 1
        }
        if position == end || Self.endsWord(bytes[position]) { return (.wholeWords, position) }
        return hasSpace ? nil : (.beginning, position)
    }

    /// Returns `true` if the bytes without spaces and apostrophes are those of the word.
    func isSpelled(_ word: [UInt8]) -> Bool {
        guard end - start >= word.count, let match = match(word, at: start) else { return false }
        return match.end == end
    }

    func contains(_ part: [UInt8]) -> Bool {
        guard end - start >= part.count else { return false }
        for position in start...(end - part.count) where bytes[position] == part[0] {
            if part.indices.allSatisfy({ bytes[position + $0] == part[$0] }) { return true }
        }
        return false
    }

    /// Returns `true` if one of the texts between separators is equal.
    func hasText(_ text: [UInt8]) -> Bool {
        var position = start
        while position + text.count <= end {
            if text.indices.allSatisfy({ bytes[position + $0] == text[$0] }),
                position + text.count == end || bytes[position + text.count] == ItemText.separator
            {
                return true
            }
            while position < end, bytes[position] != ItemText.separator { position += 1 }
            position += 1
        }
        return false
    }
}
