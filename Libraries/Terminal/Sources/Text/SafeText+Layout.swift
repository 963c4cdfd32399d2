extension SafeText {
    /// On which side of a column a text stands.
    public enum Alignment: Sendable {
        case leading
        case trailing
    }

    /// The text, or as much of its beginning as fits before an `…`.
    public func truncated(to columns: Int) -> SafeText {
        if split(after: columns).rest.isEmpty { return self }
        if columns < 1 { return .empty }
        let kept = split(after: columns - 1).head
        return kept + SafeText("…", style: kept.runs.last?.style ?? .plain)
    }

    /// The text with as many spaces as it takes to be that wide.
    public func padded(to columns: Int, _ alignment: Alignment = .leading) -> SafeText {
        let padding = SafeText.spaces(columns - width)
        return alignment == .leading ? self + padding : padding + self
    }

    /// What fits into the columns, and the rest.
    func split(after columns: Int) -> (head: SafeText, rest: SafeText) {
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
