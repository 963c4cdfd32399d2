/// The elements of an array literal in a source.
///
/// When elements are added or changed, the comments stay next to the elements that they describe.
struct ElementList {
    struct Element {
        /// The white space and the comments before the element.
        fileprivate var leading: Substring = "\n"
        var code: String
        /// The comment after the element, on the same line.
        fileprivate var trailing: Substring = ""

        init(_ code: String) {
            self.code = code
        }

        fileprivate init(leading: Substring, code: Substring, trailing: Substring) {
            self.leading = leading
            self.code = String(code)
            self.trailing = trailing
        }

        var hasComments: Bool { !trailing.isEmpty || leading.contains("/") }
    }

    var elements: [Element]
    private let original: (text: String, codes: [String])
    private let head: Substring
    private let tail: Substring

    /// Finds the array whose opening bracket is the last character of `opening`, or of the first `then` after it.
    init?(_ text: String, opening: String, then: String? = nil) {
        guard var start = text.firstRange(of: opening)?.upperBound else { return nil }
        if let then {
            guard let range = text[start...].firstRange(of: then) else { return nil }
            start = range.upperBound
        }
        head = text[..<start]
        var elements: [Element] = []
        var lexer = SwiftLexer(text[start...])
        while let element = Self.next(&lexer) { elements.append(element) }
        guard Self.closesList(lexer.rest) else { return nil }
        tail = lexer.rest
        self.elements = elements
        original = (text, elements.map(\.code))
    }

    var codes: [String] { elements.map(\.code) }

    /// Returns the whole source, which the formatter has to indent.
    ///
    /// Each element is on a line if `onePerLine` is `true` or if an element has a comment.
    func text(onePerLine: Bool) -> String {
        if codes == original.codes { return original.text }
        let hasComments = elements.contains { $0.hasComments } || tail.first { !$0.isWhitespace } == "/"
        if onePerLine || hasComments {
            return head + elements.map { "\($0.leading)\($0.code),\($0.trailing)" }.joined() + tail
        }
        return head + codes.joined(separator: ", ") + tail.drop { $0.isWhitespace }
    }

    /// Reads the next element with its comma and the comment after it; `nil` at the end of the array.
    private static func next(_ lexer: inout SwiftLexer) -> Element? {
        let beginning = lexer
        var code: Range<String.Index>?
        var depth = 0
        while case let start = lexer.position, let token = lexer.next() {
            switch token {
            case .character("]") where depth == 0, .character(",") where depth == 0:
                guard let code else {
                    lexer = beginning
                    return nil
                }
                let between = beginning.rest[code.upperBound..<start]
                if token == .character("]") { lexer = SwiftLexer(beginning.rest[start...]) }
                let trailing = between.trimmedEnd + (token == .character(",") ? trailingComment(&lexer) : "")
                return Element(
                    leading: beginning.rest[..<code.lowerBound], code: beginning.rest[code], trailing: trailing)
            case .comment where depth == 0: continue
            case .character(let character) where character.isWhitespace: continue
            case .character(let character):
                if "([{".contains(character) { depth += 1 }
                if ")]}".contains(character) { depth -= 1 }
            case .literal, .comment: break
            }
            code = (code?.lowerBound ?? start)..<lexer.position
        }
        lexer = beginning
        return nil
    }

    /// Reads the comment that follows on the same line.
    private static func trailingComment(_ lexer: inout SwiftLexer) -> Substring {
        let start = lexer
        while case let before = lexer, let token = lexer.next() {
            if token == .comment { return start.rest[..<lexer.position] }
            if case .character(let character) = token, character.isWhitespace, !character.isNewline { continue }
            lexer = before
            break
        }
        lexer = start
        return ""
    }

    /// Returns `true` if the closing bracket is the first code.
    private static func closesList(_ rest: Substring) -> Bool {
        var lexer = SwiftLexer(rest)
        while let token = lexer.next() {
            switch token {
            case .character(let character) where character.isWhitespace: continue
            case .comment: continue
            default: return token == .character("]")
            }
        }
        return false
    }
}

extension Substring {
    /// The text without the white space at its end.
    fileprivate var trimmedEnd: Substring {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}

extension String {
    /// The code without white space and without the comma after the last element of a list, which the formatter adds.
    var withoutFormatting: String {
        let code = filter { !$0.isWhitespace }
        return code.replacing(",]", with: "]").replacing(",)", with: ")")
    }
}

/// An error for code that would have to change, but was edited by hand.
struct EditConflict: Error {}
