public import ChallengeTerminal

/// A text that the user edits on one line.
public struct InputField: Sendable, Hashable {
    private var characters: [Character]
    /// The number of characters before the cursor.
    private var position: Int
    private let limit: Int
    private let keepsLineBreaks: Bool

    /// - Parameters:
    ///   - limit: The largest number of characters; further ones are ignored.
    ///   - keepsLineBreaks: `true` if line breaks and tabs are part of the text; otherwise they become spaces.
    public init(_ text: String = "", limit: Int = 10_000, keepsLineBreaks: Bool = false) {
        characters = Array((keepsLineBreaks ? text : text.onOneLine).prefix(limit))
        position = characters.count
        self.limit = limit
        self.keepsLineBreaks = keepsLineBreaks
    }

    public var text: String { String(characters) }

    /// The text as the field shows it: on one line, with a dim sign in place of each line break.
    public var shownText: SafeText { Self.shown(characters[...]) }

    private static func shown(_ characters: ArraySlice<Character>) -> SafeText {
        characters.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { SafeText(String($0)) }.joined(separator: SafeText("↵", style: .dim))
    }

    /// Changes the text or the cursor; returns `false` if the event has no meaning for the field.
    public mutating func handle(_ event: TerminalEvent) -> Bool {
        switch event {
        case .key(let key): return handle(key)
        case .paste(let text): insert(text)
        default: return false
        }
        return true
    }

    private mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .character(let character): insert(String(character))
        case .left: position = max(0, position - 1)
        case .right: position = min(characters.count, position + 1)
        case .home, .control("a"): position = 0
        case .end, .control("e"): position = characters.count
        case .backspace: remove(position - 1..<position)
        case .delete: remove(position..<position + 1)
        case .control("u"): remove(0..<position)
        case .control("k"): remove(position..<characters.count)
        case .alt("b"): position = startOfWord
        case .alt("f"): position = endOfWord
        case .control("w"), .altBackspace: remove(startOfWord..<position)
        case .alt("d"): remove(position..<endOfWord)
        default: return false
        }
        return true
    }

    /// Inserts the text; a mark joins the letter before it.
    private mutating func insert(_ text: String) {
        let joined = max(0, position - 1)..<position
        let text = String(characters[joined]) + (keepsLineBreaks ? text.withLineFeeds : text.onOneLine)
        let inserted = text.prefix(limit - characters.count + joined.count)
        characters.replaceSubrange(joined, with: inserted)
        position = joined.lowerBound + inserted.count
    }

    private mutating func remove(_ range: Range<Int>) {
        let range = range.clamped(to: characters.indices)
        characters.removeSubrange(range)
        position = min(position, range.lowerBound)
    }

    private var startOfWord: Int {
        let word = characters[..<position].lastIndex { !$0.isWhitespace } ?? 0
        return characters[..<word].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
    }

    private var endOfWord: Int {
        let word = characters[position...].firstIndex { !$0.isWhitespace } ?? characters.count
        return characters[word...].firstIndex(where: \.isWhitespace) ?? characters.count
    }
}

extension InputField {
    /// Draws the part of the text around the cursor.
    public func draw(on canvas: inout Canvas, in rect: Rect) {
        canvas.sub(rect) { canvas in
            canvas.draw(shownText, row: 0, column: -hiddenColumns(rect.width))
        }
    }

    /// Returns the position of the cursor in the canvas of the rectangle.
    public func cursor(in rect: Rect) -> Position {
        Position(column: rect.column + cursorColumn - hiddenColumns(rect.width), row: rect.row)
    }

    private var cursorColumn: Int { Self.shown(characters[..<position]).width }

    private func hiddenColumns(_ width: Int) -> Int { max(0, cursorColumn - max(0, width - 1)) }
}

extension String {
    /// The text with a line feed in place of each line break; terminals paste a carriage return.
    fileprivate var withLineFeeds: String { String(map { $0.isNewline ? "\n" : $0 }) }

    /// The text with a space in place of each line break and tab.
    fileprivate var onOneLine: String {
        String(String.UnicodeScalarView(unicodeScalars.map { ["\n", "\r", "\t"].contains($0) ? " " : $0 }))
    }
}
