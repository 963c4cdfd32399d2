import ChallengeTestSupport

/// Swift source in which comments and the content of string literals are replaced by spaces.
///
/// Line breaks stay, so that line numbers in the code are those of the file.
struct CodeText {
    let text: String

    init(_ source: String) {
        var text = ""
        var lexer = SwiftLexer(source[...])
        while case let start = lexer.position, let token = lexer.next() {
            switch token {
            case .character(let character): text.append(character)
            case .comment: text += source[start..<lexer.position].blanked
            case .literal: text += source[start..<lexer.position].blankedBetweenDelimiters
            }
        }
        self.text = text
    }
}

extension Substring {
    fileprivate var blanked: String { String(map { $0.isNewline ? $0 : " " }) }

    fileprivate var blankedBetweenDelimiters: String {
        func isDelimiter(_ character: Character) -> Bool { character == "\"" || character == "#" }
        let opening = prefix(while: isDelimiter)
        let rest = dropFirst(opening.count)
        let closing = rest.suffix(while: isDelimiter)
        return opening + rest.dropLast(closing.count).blanked + closing
    }

    private func suffix(while holds: (Character) -> Bool) -> Substring {
        lastIndex { !holds($0) }.map { self[index(after: $0)...] } ?? self
    }
}
