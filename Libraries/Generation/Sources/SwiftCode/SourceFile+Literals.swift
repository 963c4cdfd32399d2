internal import ChallengeCore

/// The string literals of a Swift file, and what they name.
extension SourceFile {
    /// The texts between two quotes, each with the rest of its line and the line's number.
    var literals: [(text: Substring, rest: Substring, line: Int)] {
        source.lines.enumerated().flatMap { index, line in
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            return parts.indices.filter { $0 % 2 == 1 && $0 + 1 < parts.count }.map {
                (text: parts[$0], rest: parts[$0 + 1], line: index + 1)
            }
        }
    }

    /// Returns the literals that are keys of texts, each with its line.
    ///
    /// - Parameter prefixes: The words before the first dot of keys.
    func keys(startingWith prefixes: Set<String>) -> [(key: String, line: Int)] {
        literals.filter { !$0.rest.hasPrefix(", header:") && $0.text.isKey(startingWith: prefixes) }
            .map { (key: String($0.text), line: $0.line) }
    }

    /// The names of the commands that the file creates, each with its line.
    var commands: [(name: String, line: Int)] {
        source.ranges(of: "Command(").compactMap { call -> (name: String, line: Int)? in
            let before = source[..<call.lowerBound]
            let argument = source[call.upperBound...].drop(while: \.isWhitespace)
            guard before.last?.isWhitespace == true, argument.first == "\"" else { return nil }
            let name = argument.dropFirst().prefix { $0 != "\"" }
            return (name: String(name), line: before.count(where: \.isNewline) + 1)
        }
    }
}

extension Substring {
    fileprivate func isKey(startingWith prefixes: Set<String>) -> Bool {
        guard let dot = firstIndex(of: "."), prefixes.contains(String(self[..<dot])) else { return false }
        return last != "." && allSatisfy { $0.isLetter || $0.isNumber || ".% @".contains($0) }
    }
}
