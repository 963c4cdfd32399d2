/// Swift source in which comments and the content of string literals are replaced by spaces.
///
/// Line breaks stay, so that a finding in the code has the line that it has in the file.
package struct CodeText {
    package let text: String

    package init(_ source: String) {
        var text = ""
        var lexer = SwiftLexer(source[...])
        while case let start = lexer.position, let token = lexer.next() {
            switch token {
            case .sign(let sign): text.append(sign)
            case .comment: text += source[start..<lexer.position].blanked
            case .text: text += source[start..<lexer.position].blankedBetweenDelimiters
            }
        }
        self.text = text
    }
}

extension Substring {
    fileprivate var blanked: String { String(map { $0.isNewline ? $0 : " " }) }

    fileprivate var blankedBetweenDelimiters: String {
        func isDelimiter(_ sign: Character) -> Bool { sign == "\"" || sign == "#" }
        let opening = prefix(while: isDelimiter)
        let rest = dropFirst(opening.count)
        let closing = rest.suffix(while: isDelimiter)
        return opening + rest.dropLast(closing.count).blanked + closing
    }

    private func suffix(while holds: (Character) -> Bool) -> Substring {
        lastIndex { !holds($0) }.map { self[index(after: $0)...] } ?? self
    }
}

extension StringProtocol where SubSequence == Substring {
    /// Whether the text stands in the code by itself, and not as the end or the beginning of another name.
    func hasWord(_ word: String) -> Bool {
        ranges(of: word).contains { range in
            let before = self[..<range.lowerBound].last
            let after = self[range.upperBound...].first
            return !(before?.isPartOfName == true && word.first?.isPartOfName == true)
                && !(after?.isPartOfName == true && word.last?.isPartOfName == true)
        }
    }
}

extension Character {
    fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
