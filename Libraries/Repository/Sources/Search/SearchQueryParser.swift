internal import ChallengeCore

/// A single pass over the text of a query.
struct SearchQueryParser {
    private let scalars: [Unicode.Scalar]
    private var position = 0

    init(_ text: String) {
        // Folding replaces curly quotation marks by straight ones.
        scalars = Array(text.folded.unicodeScalars)
    }

    /// Returns the alternatives with at least one term.
    mutating func alternatives() -> [SearchQuery.Alternative] {
        var alternatives = [SearchQuery.Alternative()]
        while let scalar = next {
            if scalar == "|" {
                position += 1
                alternatives.append(SearchQuery.Alternative())
            } else if scalar.properties.isWhitespace {
                position += 1
            } else {
                readTerm(into: &alternatives[alternatives.count - 1])
            }
        }
        return alternatives.filter { !$0.required.isEmpty || !$0.excluded.isEmpty }
    }

    private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    /// Reads a term with its signs; a term without a word is ignored.
    private mutating func readTerm(into alternative: inout SearchQuery.Alternative) {
        let signs = readAll { "!^'".unicodeScalars.contains($0) }
        let isQuoted = next == "\""
        let text: ArraySlice<Unicode.Scalar>
        if isQuoted {
            position += 1
            text = readAll { $0 != "\"" }
            position += 1
        } else {
            text = readAll { $0 != "|" && !$0.properties.isWhitespace }
        }
        let words = FoldedText(String(String.UnicodeScalarView(text))).words
        if words.isEmpty { return }
        let term = SearchQuery.Term(
            words: words, isPrefix: !isQuoted && !signs.contains("'"),
            isAtStart: signs.contains("^"))
        if signs.contains("!") { alternative.excluded.append(term) } else { alternative.required.append(term) }
    }

    private mutating func readAll(while isIncluded: (Unicode.Scalar) -> Bool) -> ArraySlice<Unicode.Scalar> {
        let text = scalars[position...].prefix(while: isIncluded)
        position = text.endIndex
        return text
    }
}
