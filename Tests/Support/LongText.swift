/// A kind of long text for which code often takes more than linear time or prints unsafe characters.
public struct LongText: Sendable, CustomStringConvertible {
    public let description: String
    private let unit: String
    private let isBeforeWords: Bool

    /// Returns a text of the kind with the number of scalars.
    public func text(scalars count: Int) -> String {
        if isBeforeWords { return repeated(unit, scalars: count / 2) + repeated("abc ", scalars: count / 2) }
        return repeated(unit, scalars: count)
    }

    private func repeated(_ unit: String, scalars count: Int) -> String {
        String(repeating: unit, count: count / unit.unicodeScalars.count)
    }

    public static let kinds: [LongText] = [
        LongText("letters", "a"), LongText("words", "abc "), LongText("newlines", "\n"),
        LongText("escapes", "\u{1B}["), LongText("quotes, backslashes and commas", "\"\\,|<&"),
        LongText("combining marks", "\u{301}\u{323}"), LongText("overrides of the direction", "\u{202E}"),
        LongText("zero-width spaces", "\u{200B}"), LongText("joiners", "\u{200D}"),
        LongText("selectors", "\u{FE0F}"), LongText("tags", "\u{E0041}"), LongText("flag without end", "🏴\u{E0067}"),
        LongText("flags of England", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"),
        LongText("families", "👩\u{200D}"), LongText("skins", "👍🏽"), LongText("regional indicators", "\u{1F1E6}"),
        LongText("ideographs", "漢"), LongText("vowels", "\u{1161}"), LongText("conjuncts", "\u{915}\u{94D}"),
        LongText("prepended signs", "\u{600}"),
        LongText("combining marks before words", "\u{301}\u{323}", isBeforeWords: true),
        LongText("regional indicators before words", "\u{1F1E6}", isBeforeWords: true),
    ]

    private init(_ description: String, _ unit: String, isBeforeWords: Bool = false) {
        self.description = description
        self.unit = unit
        self.isBeforeWords = isBeforeWords
    }
}
