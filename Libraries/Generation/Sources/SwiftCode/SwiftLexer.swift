/// A reader of Swift source that returns single characters of code, and comments and string literals as a whole.
package struct SwiftLexer {
    package enum Token: Equatable {
        case sign(Character)
        /// A string literal with its delimiters and what is interpolated.
        case text
        case comment
    }

    package private(set) var rest: Substring

    package init(_ source: Substring) {
        rest = source
    }

    package var position: String.Index { rest.startIndex }

    package mutating func next() -> Token? {
        guard let sign = rest.first else { return nil }
        if sign == "/", rest.hasPrefix("//") {
            rest = rest.drop { !$0.isNewline }
            return .comment
        }
        if sign == "/", rest.hasPrefix("/*") {
            skipBlockComment()
            return .comment
        }
        if sign == "\"" || sign == "#", let delimiter = Delimiter(rest) {
            skipLiteral(delimiter)
            return .text
        }
        rest = rest.dropFirst()
        return .sign(sign)
    }

    /// Block comments may contain others.
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

    /// Skips a literal, or the rest of the line if a literal of one line is not closed on it.
    private mutating func skipLiteral(_ delimiter: Delimiter) {
        rest = rest.dropFirst(delimiter.opening.count)
        while let sign = rest.first {
            if sign == "\"", rest.hasPrefix(delimiter.closing) {
                rest = rest.dropFirst(delimiter.closing.count)
                return
            }
            if sign.isNewline, !delimiter.isMultiline { return }
            if sign == "\\", rest.hasPrefix(delimiter.escape) {
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

    /// Skips an expression in parentheses, which may hold literals of its own.
    private mutating func skipInterpolation(isMultiline: Bool) {
        var depth = 0
        while let sign = rest.first, isMultiline || !sign.isNewline, let token = next() {
            if token == .sign("(") { depth += 1 }
            if token == .sign(")") { depth -= 1 }
            if depth == 0 { return }
        }
    }

    /// The signs around a string literal: one quote or three, and as many number signs as there are before it.
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
            // Between number signs, three quotes may also be one quote and a text that begins with two.
            isMultiline =
                quoted.hasPrefix(#"""""#) && (hashes.isEmpty || quoted.dropFirst(3).first?.isNewline == true)
            let quotes = isMultiline ? #"""""# : "\""
            opening = hashes + quotes
            closing = quotes + hashes
            escape = "\\" + hashes
        }
    }
}
