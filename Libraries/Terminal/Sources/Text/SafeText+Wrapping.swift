extension SafeText {
    /// The text in lines no wider than that, broken at spaces, and inside a word only where it is wider than a line.
    ///
    /// All lines but the first may be indented, so that several texts below each other stay apart.
    public func wrapped(to columns: Int, indentingRest indentation: Int = 0) -> [SafeText] {
        var lines: [SafeText] = []
        var rest = self
        while !rest.isEmpty {
            let indentation = lines.isEmpty ? 0 : indentation
            let (line, remainder) = rest.firstLine(columns: columns - indentation)
            lines.append(.spaces(indentation) + line)
            rest = remainder
        }
        return lines.isEmpty ? [self] : lines
    }

    private func firstLine(columns: Int) -> (line: SafeText, rest: SafeText) {
        var (head, tail) = split(after: columns)
        if head.isEmpty { (head, tail) = splitAfterFirstCharacter }
        if tail.isEmpty { return (self, .empty) }
        if tail.startsWithSpace { return (head, tail.withoutLeadingSpaces) }
        guard let (line, word) = head.splitAtLastSpace, line.plain.contains(where: { !$0.isSpace }) else {
            return (head, tail)
        }
        return (line, word.withoutLeadingSpaces + tail)
    }

    /// A character that is wider than the window has to go somewhere.
    private var splitAfterFirstCharacter: (SafeText, SafeText) {
        split(run: 0, at: runs[0].text.index(after: runs[0].text.startIndex))
    }

    private var startsWithSpace: Bool { runs.first?.text.first?.isSpace ?? false }

    private var splitAtLastSpace: (SafeText, SafeText)? {
        for (index, run) in runs.enumerated().reversed() {
            if let position = run.text.lastIndex(where: \.isSpace) { return split(run: index, at: position) }
        }
        return nil
    }

    private var withoutLeadingSpaces: SafeText {
        guard startsWithSpace, let first = runs.first else { return self }
        let rest = Run(text: first.text.drop(while: \.isSpace), style: first.style)
        return SafeText(runs: [rest] + runs.dropFirst()).withoutLeadingSpaces
    }
}

extension Character {
    /// Compares bytes: the operator `==` takes time that grows with the square of the number of combining marks.
    fileprivate var isSpace: Bool { utf8.elementsEqual(" ".utf8) }
}
