import ChallengeTestSupport

extension String {
    /// Returns the string literals of a Swift source that are keys of texts, each with its line.
    ///
    /// A key is a literal before `.localized(`, or one with the form of a key. Each interpolation becomes a `*`, which
    /// takes the place of one word.
    ///
    /// - Parameter prefixes: The words before the first dot of keys.
    func keys(startingWith prefixes: Set<String>) -> [(key: String, line: Int)] {
        literals.map { literal in (literal, text: literal.text.replacing(/\\\([^()]*\)/, with: "*")) }
            .filter { literal, text in literal.isLocalized || literal.canBeKey && text.isKey(startingWith: prefixes) }
            .map { (key: String($0.text), line: $0.0.line) }
    }

    /// The texts of the literals between two quotes of a line.
    private var literals: [Literal] {
        var literals: [Literal] = []
        var lexer = SwiftLexer(self[...])
        var line = 1
        while case let start = lexer.position, let token = lexer.next() {
            let part = self[start..<lexer.position]
            if token == .literal, let text = part.textOfLiteral {
                literals.append(Literal(text: text, before: self[..<start], after: lexer.rest, line: line))
            }
            line += part.count(where: \.isNewline)
        }
        return literals
    }
}

/// A string literal with the code around it.
private struct Literal {
    let text: Substring
    let before: Substring
    let after: Substring
    let line: Int

    /// `true` for a key without interpolations that the code translates directly.
    var isLocalized: Bool { after.hasPrefix(".localized(") && !text.contains("\\(") }

    /// `false` for the name of a field in the output or in JSON, such as the column `author.name`.
    var canBeKey: Bool {
        let line = before[(before.lastIndex(where: \.isNewline) ?? before.startIndex)...].drop(while: \.isWhitespace)
        let isColumn = after.hasPrefix(", \\.") && !line.hasSuffix("header: ")
        return !isColumn && !after.hasPrefix(", header:") && !line.hasSuffix("field: ") && !line.hasSuffix("named: ")
            && !line.hasSuffix("filter(as: ") && !(line.hasPrefix("case ") && line.hasSuffix(" = "))
    }
}

extension Substring {
    private static let fileExtensions: Set<Substring> = ["csv", "db", "html", "json", "md", "sqlite", "txt", "xml"]

    /// The text between the two quotes of a literal; `nil` for other delimiters.
    fileprivate var textOfLiteral: Substring? {
        count > 1 && first == "\"" && last == "\"" && !hasPrefix("\"\"\"") ? dropFirst().dropLast() : nil
    }

    /// Returns `true` for words joined by periods, followed by placeholders, that are not the name of a file.
    fileprivate func isKey(startingWith prefixes: Set<String>) -> Bool {
        let parts = split(separator: " ", omittingEmptySubsequences: false)
        guard let words = parts.first?.split(separator: ".", omittingEmptySubsequences: false), words.count > 1 else {
            return false
        }
        let wildcards: Set<Substring> = ["*", "*Error"]
        let hasPrefix =
            wildcards.contains(words[0]) ? words.contains { $0 != "*" } : prefixes.contains(String(words[0]))
        return hasPrefix && !(words.count == 2 && Self.fileExtensions.contains(words[1]))
            && words.filter { !wildcards.contains($0) }
                .allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber } }
            && parts.dropFirst().allSatisfy { ["%@", "%lld"].contains($0) }
    }
}
