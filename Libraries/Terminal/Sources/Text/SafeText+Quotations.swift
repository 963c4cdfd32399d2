extension SafeText {
    /// An unsafe character, which no safe text contains, in place of a space at which a line must not end.
    private static let joint: Unicode.Scalar = "\u{2028}"

    /// Returns the text in lines of at most this width, but with each quotation on one line.
    ///
    /// So a user can copy a quoted command line. The terminal wraps a quotation that is wider than a line.
    func wrappedAroundQuotations(to columns: Int, indentingRest indentation: Int = 0) -> [SafeText] {
        mapScalars(\.joiningQuotations).wrapped(to: columns, indentingRest: indentation).map { line in
            line.mapScalars { $0.map { $0 == Self.joint ? " " : $0 } }
        }
    }

    /// `true` if the text contains a part of a quotation with several words.
    var isJoined: Bool { runs.contains { $0.text.unicodeScalars.contains(Self.joint) } }

    private func mapScalars(_ transform: ([Unicode.Scalar]) -> [Unicode.Scalar]) -> SafeText {
        SafeText(
            runs: runs.map { run in
                let scalars = transform(Array(run.text.unicodeScalars))
                return Run(text: String(String.UnicodeScalarView(scalars))[...], style: run.style)
            })
    }
}

extension [Unicode.Scalar] {
    /// The text with joints in place of the spaces in quotations.
    fileprivate var joiningQuotations: [Unicode.Scalar] {
        var joined = self
        var end = 0
        for start in indices where start >= end && (start == 0 || self[start - 1] == " ") {
            end = endOfQuotation(from: start) ?? start
            for index in start..<end where self[index] == " " { joined[index] = "\u{2028}" }
        }
        return joined
    }

    /// Returns the position of the mark that ends the quotation; `nil` if no quotation starts here.
    ///
    /// A word in it can have quotation marks of its own: `'challenge search 'a b''`.
    private func endOfQuotation(from start: Int) -> Int? {
        let marks: [Unicode.Scalar: Unicode.Scalar] = ["'": "'", "\"": "\"", "«": "»"]
        guard let mark = marks[self[start]] else { return nil }
        var isInWord = false
        // The limit keeps the time short for a text with many marks.
        for index in indices.dropFirst(start + 1).prefix(1000) {
            let isEscaped = self[index - 1] == "\\"
            let opensWord =
                index > start + 1 && self[index] == "'" && !isEscaped
                && (self[index - 1] == " " || self[index - 1] == "'" && self[index - 2] == "\\")
            if isInWord {
                isInWord = self[index] != "'"
            } else if opensWord {
                isInWord = true
            } else if self[index] == mark, !isEscaped, !isLetter(at: index + 1) {
                return index
            }
        }
        return nil
    }

    /// Returns `true` after an apostrophe in a word.
    private func isLetter(at index: Int) -> Bool { index < count && self[index].properties.isAlphabetic }
}
