internal import ChallengeResources

extension SafeText {
    /// The side of a column at which a text is aligned.
    public enum Alignment: Sendable {
        case leading
        case trailing
    }

    /// Returns the text, truncated with an `…` if it is too wide.
    public func truncated(to columns: Int) -> SafeText {
        if split(after: columns).rest.isEmpty { return self }
        if columns < 1 { return .empty }
        let kept = split(after: columns - 1).head
        return kept + SafeText("…", style: kept.runs.last?.style ?? .plain)
    }

    /// Returns the text, shortened in the middle with an `…` if it is too wide: the end often tells names apart.
    ///
    /// If the middle has a match in bold, the end is cut, or else the beginning.
    func shortened(to columns: Int) -> SafeText {
        let excess = width - columns
        if excess <= 0 { return self }
        let middle = (columns / 2)..<(width - (columns - 1) / 2)
        if let match, match.count < columns - 1, match.overlaps(middle), match.upperBound >= columns {
            let end = split(after: min(match.lowerBound, excess + 1)).rest
            return SafeText("…") + (end.width < columns ? end : end.truncated(to: columns - 1))
        }
        if columns < Self.narrowestMiddle || match?.overlaps(middle) == true { return truncated(to: columns) }
        let tail = split(after: excess + columns - (columns - 1) / 2).rest
        let head = split(after: columns - 1 - tail.width).head
        return head + SafeText("…", style: head.runs.last?.style ?? .plain) + tail
    }

    /// The columns of the first match.
    private var match: Range<Int>? {
        guard let index = runs.firstIndex(where: \.style.isBold) else { return nil }
        let start = SafeText(runs: Array(runs[..<index])).width
        return start..<start + TextWidth.of(runs[index].text)
    }

    /// The number of columns from which a text has a beginning and an end.
    private static let narrowestMiddle = 10

    /// Returns the text, padded with spaces to the width.
    public func padded(to columns: Int, _ alignment: Alignment = .leading) -> SafeText {
        let padding = SafeText.spaces(columns - width)
        return alignment == .leading ? self + padding : padding + self
    }

    /// Splits the text into the part that fits into the columns, and the rest.
    package func split(after columns: Int) -> (head: SafeText, rest: SafeText) {
        var room = columns
        for (index, run) in runs.enumerated() {
            for position in run.text.indices {
                room -= TextWidth.of(run.text[position])
                if room < 0 { return split(run: index, at: position) }
            }
        }
        return (self, .empty)
    }

    func split(run index: Int, at position: String.Index) -> (head: SafeText, rest: SafeText) {
        let run = runs[index]
        let head = Run(text: run.text[..<position], style: run.style)
        let rest = Run(text: run.text[position...], style: run.style)
        return (SafeText(runs: runs[..<index] + [head]), SafeText(runs: [rest] + runs[(index + 1)...]))
    }
}

extension SafeText {
    /// Returns the text in lines of at most this width, broken at spaces.
    ///
    /// A word that is wider than a line is broken after a comma, or else anywhere.
    ///
    /// Lines after the first can be indented, so that several wrapped texts below each other can be distinguished. A word
    /// that fits only into a line without the indentation, such as a date, is not indented.
    public func wrapped(to columns: Int, indentingRest indentation: Int = 0) -> [SafeText] {
        var lines: [SafeText] = []
        var rest = self
        while !rest.isEmpty {
            let isIndented = rest.hasWord(fitting: columns - indentation) || !rest.hasWord(fitting: columns)
            let indentation = lines.isEmpty || !isIndented ? 0 : indentation
            let (line, remainder) = rest.firstLine(columns: columns - indentation)
            lines.append(.spaces(indentation) + line)
            rest = remainder
        }
        return lines.isEmpty ? [self] : lines
    }

    /// Returns `true` if the first word fits into the columns.
    private func hasWord(fitting columns: Int) -> Bool {
        let (head, rest) = split(after: columns)
        return rest.isEmpty || rest.startsWithSpace || head.splitAtLastSpace != nil
    }

    private func firstLine(columns: Int) -> (line: SafeText, rest: SafeText) {
        var (head, tail) = split(after: columns)
        if head.isEmpty { (head, tail) = splitAfterFirstCharacter }
        if tail.isEmpty { return (self, .empty) }
        let parts = head.splitAtLastSpace.flatMap { parts in
            parts.0.plain.contains { !$0.isSpace } ? parts : nil
        }
        let separatesSymbol = parts != nil && head.runs.last?.text.endsWithSymbol == true
        if tail.startsWithSpace, !separatesSymbol { return (head, tail.withoutLeadingSpaces) }
        if let (line, word) = parts { return (line, word.withoutLeadingSpaces + tail) }
        if head.isJoined {
            let (quotation, rest) = splitAtFirstSpace ?? (self, .empty)
            return (quotation, rest.withoutLeadingSpaces)
        }
        guard let (line, word) = head.splitAfterLastComma else { return (head, tail) }
        return (line, word.isEmpty ? tail : word + tail)
    }

    /// The text split after its first character, for a window that is narrower than this character.
    private var splitAfterFirstCharacter: (SafeText, SafeText) {
        split(run: 0, at: runs[0].text.index(after: runs[0].text.startIndex))
    }

    private var startsWithSpace: Bool { runs.first?.text.first?.isSpace ?? false }

    private var splitAtFirstSpace: (SafeText, SafeText)? {
        for (index, run) in runs.enumerated() {
            if let position = run.text.firstIndex(where: \.isSpace) { return split(run: index, at: position) }
        }
        return nil
    }

    /// The text split at the last space, if possible not between the symbol of a status and its word.
    private var splitAtLastSpace: (SafeText, SafeText)? {
        splitAtLast { text in
            text.indices.last { text[$0].isSpace && !text[..<$0].endsWithSymbol }
        } ?? splitAtLast { $0.lastIndex(where: \.isSpace) }
    }

    private func splitAtLast(_ position: (Substring) -> String.Index?) -> (SafeText, SafeText)? {
        for (index, run) in runs.enumerated().reversed() {
            if let position = position(run.text) { return split(run: index, at: position) }
        }
        return nil
    }

    private var splitAfterLastComma: (SafeText, SafeText)? {
        splitAtLast { text in text.lastIndex(where: \.isComma).map(text.index(after:)) }
    }

    private var withoutLeadingSpaces: SafeText {
        guard startsWithSpace, let first = runs.first else { return self }
        let rest = Run(text: first.text.drop(while: \.isSpace), style: first.style)
        return SafeText(runs: [rest] + runs.dropFirst()).withoutLeadingSpaces
    }
}

extension Character {
    /// Compares bytes, because the time of the operator `==` grows with the square of the number of combining marks.
    fileprivate var isSpace: Bool { utf8.elementsEqual(" ".utf8) }

    fileprivate var isComma: Bool { utf8.elementsEqual(",".utf8) }
}

extension Substring {
    /// `true` if the last word is a symbol that belongs to the word after it, such as `● Alive`.
    fileprivate var endsWithSymbol: Bool {
        guard let last, ["●", "✗", "?"].contains(where: { last.utf8.elementsEqual($0.utf8) }) else { return false }
        return dropLast().last?.isSpace ?? true
    }
}
