extension SafeText {
    /// On which side of a column a text stands.
    public enum Alignment: Sendable {
        case leading
        case trailing
    }

    /// The text, or as much of its beginning as fits before an `…`.
    public func truncated(to columns: Int) -> SafeText {
        if width <= columns { return self }
        if columns < 1 { return .empty }
        let (kept, _) = split(after: columns - 1)
        return kept + SafeText("…", style: kept.runs.last?.style ?? .plain)
    }

    /// The text with as many spaces as it takes to be that wide.
    public func padded(to columns: Int, _ alignment: Alignment = .leading) -> SafeText {
        let padding = SafeText.spaces(columns - width)
        return alignment == .leading ? self + padding : padding + self
    }

    /// The text in lines no wider than that, broken at spaces, and inside a word only where it is wider than a line.
    public func wrapped(to columns: Int) -> [SafeText] {
        var lines: [SafeText] = []
        var rest = self
        while rest.width > columns {
            let (line, remainder) = rest.splitAtSpace(before: max(1, columns))
            lines.append(line)
            rest = remainder
        }
        return lines + [rest]
    }

    /// What fits into the columns, and the rest.
    private func split(after columns: Int) -> (head: SafeText, rest: SafeText) {
        var room = columns
        for (index, run) in runs.enumerated() {
            for position in run.text.indices {
                room -= TextWidth.of(run.text[position])
                if room < 0 { return split(run: index, at: position) }
            }
        }
        return (self, .empty)
    }

    private func splitAtSpace(before columns: Int) -> (line: SafeText, rest: SafeText) {
        var room = columns
        var lastSpace: (run: Int, position: String.Index)?
        for (index, run) in runs.enumerated() {
            for position in run.text.indices {
                let isSpace = run.text[position] == " "
                if isSpace, room < columns { lastSpace = (index, position) }
                let isFirst = room == columns
                room -= TextWidth.of(run.text[position])
                if room < 0, !isFirst {
                    guard !isSpace, let lastSpace else {
                        let (line, rest) = split(run: index, at: position)
                        return (line, rest.withoutLeadingSpaces)
                    }
                    let (line, rest) = split(run: lastSpace.run, at: lastSpace.position)
                    return (line, rest.withoutLeadingSpaces)
                }
            }
        }
        return (self, .empty)
    }

    private func split(run index: Int, at position: String.Index) -> (head: SafeText, rest: SafeText) {
        let run = runs[index]
        let head = Run(text: String(run.text[..<position]), style: run.style)
        let rest = Run(text: String(run.text[position...]), style: run.style)
        return (SafeText(runs: runs[..<index] + [head]), SafeText(runs: [rest] + runs[(index + 1)...]))
    }

    private var withoutLeadingSpaces: SafeText {
        var runs = runs[...]
        while let first = runs.first {
            let text = first.text.drop { $0 == " " }
            if text.isEmpty {
                runs.removeFirst()
            } else {
                return SafeText(runs: [Run(text: String(text), style: first.style)] + runs.dropFirst())
            }
        }
        return .empty
    }
}
