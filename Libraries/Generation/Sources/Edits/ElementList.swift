/// The elements of an array in a source, which can be changed while the comments stay with what they are about.
struct ElementList {
    struct Element {
        /// The space and the comments above it.
        fileprivate var above: Substring = "\n"
        var code: String
        /// The comment behind it, on the same line.
        fileprivate var behind: Substring = ""

        init(_ code: String) {
            self.code = code
        }

        fileprivate init(above: Substring, code: Substring, behind: Substring) {
            self.above = above
            self.code = String(code)
            self.behind = behind
        }

        fileprivate var hasComments: Bool { !behind.isEmpty || above.contains("/") }
    }

    var elements: [Element]
    private let original: (text: String, codes: [String])
    private let head: Substring
    private let tail: Substring

    /// Finds the array whose opening bracket ends the text `opening`, or `then` behind that.
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
        guard Self.isAtTheEnd(lexer.rest) else { return nil }
        tail = lexer.rest
        self.elements = elements
        original = (text, elements.map(\.code))
    }

    var codes: [String] { elements.map(\.code) }

    /// The whole source, for the formatter to put right: the elements each on a line, or as many as fit where nobody has said
    /// anything about them.
    func text(linewise: Bool) -> String {
        if codes == original.codes { return original.text }
        let isRemarkedOn = elements.contains { $0.hasComments } || tail.first { !$0.isWhitespace } == "/"
        if linewise || isRemarkedOn {
            return head + elements.map { "\($0.above)\($0.code),\($0.behind)" }.joined() + tail
        }
        return head + codes.joined(separator: ", ") + tail.drop { $0.isWhitespace }
    }

    /// The element that comes next, with the comma and the comment behind it; `nil` at the end of the array.
    private static func next(_ lexer: inout SwiftLexer) -> Element? {
        let beginning = lexer
        var code: Range<String.Index>?
        var depth = 0
        while case let start = lexer.position, let token = lexer.next() {
            switch token {
            case .sign("]") where depth == 0, .sign(",") where depth == 0:
                guard let code else {
                    lexer = beginning
                    return nil
                }
                let between = beginning.rest[code.upperBound..<start]
                if token == .sign("]") { lexer = SwiftLexer(beginning.rest[start...]) }
                let behind = between.trimmedBehind + (token == .sign(",") ? commentBehind(&lexer) : "")
                return Element(
                    above: beginning.rest[..<code.lowerBound], code: beginning.rest[code], behind: behind)
            case .comment where depth == 0: continue
            case .sign(let sign) where sign.isWhitespace: continue
            case .sign(let sign):
                if "([{".contains(sign) { depth += 1 }
                if ")]}".contains(sign) { depth -= 1 }
            case .text, .comment: break
            }
            code = (code?.lowerBound ?? start)..<lexer.position
        }
        lexer = beginning
        return nil
    }

    /// The comment that follows on the same line.
    private static func commentBehind(_ lexer: inout SwiftLexer) -> Substring {
        let start = lexer
        while case let before = lexer, let token = lexer.next() {
            if token == .comment { return start.rest[..<lexer.position] }
            if case .sign(let sign) = token, sign.isWhitespace, !sign.isNewline { continue }
            lexer = before
            break
        }
        lexer = start
        return ""
    }

    private static func isAtTheEnd(_ rest: Substring) -> Bool {
        var lexer = SwiftLexer(rest)
        while let token = lexer.next() {
            switch token {
            case .sign("]"): return true
            case .sign(let sign) where sign.isWhitespace: continue
            case .comment: continue
            default: return false
            }
        }
        return false
    }
}

extension Substring {
    /// Without the space at its end.
    fileprivate var trimmedBehind: Substring {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}

extension String {
    /// The code without white space and without the comma behind the last element of a list, which the formatter adds.
    var withoutFormatting: String {
        let code = filter { !$0.isWhitespace }
        return code.replacing(",]", with: "]").replacing(",)", with: ")")
    }
}

/// Raised where a person has changed what would have to be changed again.
struct EditConflict: Error {}
