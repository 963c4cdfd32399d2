internal import ChallengeJSON

/// A bar with the shares of the values of a field, and their counts: `●●●●✗✗? 4 Alive · 2 Dead · 1 unknown`.
struct RelationBar {
    private static let longest = 30
    private static let shortest = 10

    /// The records with the same value.
    private struct Share {
        /// The character of the bar, which tells values apart without color.
        let symbol: String
        let style: TextStyle
        let label: SafeText
        let count: Int
    }

    private let shares: [Share]
    private let isASCII: Bool

    /// Creates the bar of a field; records without a value are left out.
    init(_ field: Field<AnyRecord>, _ records: [AnyRecord], isASCII: Bool) {
        self.isASCII = isASCII
        let groups = Dictionary(grouping: records) { field.json($0).plainText }
        shares = groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.compactMap { _, records in
            // In Spanish, the words for one value agree with the gender of the record. The last word is that of men
            // (`vivo` after `viva`), which is also the word for both.
            guard let shown = records.map(field.shownText).max(), !shown.isEmpty else { return nil }
            let style = field.style(records[0])
            let (symbol, word) = Self.parts(of: shown)
            let letter = word.first.flatMap { $0.isASCII && $0.isLetter ? "\($0)" : nil } ?? "#"
            return Share(
                symbol: isASCII ? letter : symbol ?? "█", style: style,
                label: SafeText("\(records.count) \(word)", style: style), count: records.count)
        }
    }

    /// Returns the bar and the counts in one line, or below each other.
    func lines(width: Int) -> [SafeText] {
        if shares.isEmpty { return [] }
        let separator: SafeText = isASCII ? ", " : " · "
        let counts = shares.map(\.label).joined(separator: separator)
        let room = width - counts.width - 1
        let shortest = max(shares.count, min(Self.shortest, shares.map(\.count).reduce(0, +)))
        if room >= shortest { return [bar(room) + " " + counts] }
        return [bar(width).split(after: width).head] + shares.map(\.label).beside(in: width, separator: separator)
    }

    /// Returns the bar with at most one character for each record, and at least one for each value.
    private func bar(_ room: Int) -> SafeText {
        let counts = shares.map(\.count)
        var lengths = counts.map { _ in 1 }
        for _ in 0..<max(0, min(room, Self.longest, counts.reduce(0, +)) - counts.count) {
            // The next character belongs to the value whose share is the most above its part of the bar.
            let next = counts.indices.max { counts[$0] * (2 * lengths[$1] + 1) < counts[$1] * (2 * lengths[$0] + 1) }
            lengths[next ?? 0] += 1
        }
        return zip(shares, lengths).map { SafeText(String(repeating: $0.symbol, count: $1), style: $0.style) }.joined()
    }

    /// Returns the symbol with which a text starts, such as the `●` of `● Alive`, and its words.
    private static func parts(of text: String) -> (symbol: String?, word: String) {
        guard let first = text.first, !first.isLetter, !first.isNumber, SafeText("\(first)").width == 1,
            let space = text.firstIndex(of: " "), space == text.index(after: text.startIndex)
        else { return (nil, text) }
        return ("\(first)", String(text[text.index(after: space)...]))
    }
}

extension [SafeText] {
    /// Returns the texts in lines, beside each other as far as the width allows; a wider text is wrapped.
    fileprivate func beside(in width: Int, separator: SafeText) -> [SafeText] {
        reduce(into: []) { lines, text in
            if let last = lines.last, last.width + separator.width + text.width <= width {
                lines[lines.count - 1] = last + separator + text
            } else {
                lines += text.wrapped(to: width)
            }
        }
    }
}
