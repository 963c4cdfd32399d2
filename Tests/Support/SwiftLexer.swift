/// A lexer for Swift that returns a comment or a string literal as one token, and other code character by character.
public struct SwiftLexer {
    public enum Token: Equatable {
        case character(Character)
        /// A string literal with its delimiters and interpolations.
        case literal
        case comment
    }

    public private(set) var rest: Substring

    public init(_ source: Substring) {
        rest = source
    }

    public var position: String.Index { rest.startIndex }

    public mutating func next() -> Token? {
        guard let character = rest.first else { return nil }
        if character == "/", rest.hasPrefix("//") {
            rest = rest.drop { !$0.isNewline }
            return .comment
        }
        if character == "/", rest.hasPrefix("/*") {
            skipBlockComment()
            return .comment
        }
        if character == "\"" || character == "#", let delimiter = Delimiter(rest) {
            skipLiteral(delimiter)
            return .literal
        }
        rest = rest.dropFirst()
        return .character(character)
    }

    /// Skips a block comment, which can contain other block comments.
    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if rest.hasPrefix("/*") {
                depth += 1
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("*/") {
                depth -= 1
                rest = rest.dropFirst(2)
            } else {
                rest = rest.dropFirst()
            }
        } while depth > 0 && !rest.isEmpty
    }

    /// Skips a string literal, or the rest of the line if a single-line literal has no end.
    private mutating func skipLiteral(_ delimiter: Delimiter) {
        rest = rest.dropFirst(delimiter.opening.count)
        while let character = rest.first {
            if character == "\"", rest.hasPrefix(delimiter.closing) {
                rest = rest.dropFirst(delimiter.closing.count)
                return
            }
            if character.isNewline, !delimiter.isMultiline { return }
            if character == "\\", rest.hasPrefix(delimiter.escape) {
                rest = rest.dropFirst(delimiter.escape.count)
                if rest.first == "(" {
                    skipInterpolation(isMultiline: delimiter.isMultiline)
                } else if rest.first?.isNewline == false {
                    rest = rest.dropFirst()
                }
            } else {
                rest = rest.dropFirst()
            }
        }
    }

    /// Skips an expression in parentheses, which can contain literals.
    private mutating func skipInterpolation(isMultiline: Bool) {
        var depth = 0
        while let character = rest.first, isMultiline || !character.isNewline, let token = next() {
            if token == .character("(") { depth += 1 }
            if token == .character(")") { depth -= 1 }
            if depth == 0 { return }
        }
    }

    /// The delimiters of a string literal: one or three quotes, with the number signs around them.
    private struct Delimiter {
        let opening: String
        let closing: String
        /// The beginning of an escape or an interpolation.
        let escape: String
        let isMultiline: Bool

        init?(_ source: Substring) {
            let hashes = source.prefix { $0 == "#" }
            let quoted = source.dropFirst(hashes.count)
            guard quoted.first == "\"" else { return nil }
            // With number signs, three quotes can be a single-line literal whose text begins with two quotes.
            isMultiline =
                quoted.hasPrefix(#"""""#) && (hashes.isEmpty || quoted.dropFirst(3).first?.isNewline == true)
            let quotes = isMultiline ? #"""""# : "\""
            opening = hashes + quotes
            closing = quotes + hashes
            escape = "\\" + hashes
        }
    }
}
