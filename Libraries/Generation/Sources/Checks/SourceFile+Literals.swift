internal import ChallengeCore

/// The string literals of a Swift file that name commands and texts.
extension SourceFile {
    /// The names of the commands that the file creates, each with its line.
    var commands: [(name: String, line: Int)] {
        let sourceLines = source.lines
        return numberedLines.compactMap { number, line -> (name: String, line: Int)? in
            guard line.containsWord("Command(") else { return nil }
            // The name is in the same line or in the next one.
            let call = sourceLines[(number - 1)...].prefix(2).joined(separator: " ")
            let argument = call.split(separator: "Command(").last?.drop(while: \.isWhitespace)
            guard let argument, argument.first == "\"" else { return nil }
            return (name: String(argument.dropFirst().prefix { $0 != "\"" }), line: number)
        }
    }

    /// Returns `true` if a word of a literal is the name of a command.
    func runs(_ command: String) -> Bool {
        literals.contains { $0.text.split(separator: " ").contains(command[...]) }
    }

    /// Returns the literals that are keys of texts, each with its line.
    ///
    /// - Parameter prefixes: The words before the first dot of keys.
    func keys(startingWith prefixes: Set<String>) -> [(key: String, line: Int)] {
        // A literal before the label `header:` is the name of a field.
        literals.filter { !$0.rest.hasPrefix(", header:") && $0.text.isKey(startingWith: prefixes) }
            .map { (key: String($0.text), line: $0.line) }
    }

    /// The texts between two quotes of a line, each with the rest of its line and the line's number.
    private var literals: [(text: Substring, rest: Substring, line: Int)] {
        source.lines.enumerated().filter { !$0.element.isComment }.flatMap { index, line in
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            return parts.indices.filter { $0 % 2 == 1 && $0 + 1 < parts.count }.map {
                (text: parts[$0], rest: parts[$0 + 1], line: index + 1)
            }
        }
    }
}

extension Substring {
    fileprivate var isComment: Bool { drop(while: \.isWhitespace).hasPrefix("//") }

    fileprivate func isKey(startingWith prefixes: Set<String>) -> Bool {
        guard let dot = firstIndex(of: "."), prefixes.contains(String(self[..<dot])) else { return false }
        return last != "." && allSatisfy { $0.isLetter || $0.isNumber || ".% @".contains($0) }
    }
}
