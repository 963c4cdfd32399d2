/// Reads a source sign by sign, and comments and string literals whole: nothing in them means anything outside.
struct SourceScanner {
    enum Token: Equatable {
        case sign(Character)
        case text
        case comment
    }

    private(set) var rest: Substring

    init(_ rest: Substring) {
        self.rest = rest
    }

    var position: String.Index { rest.startIndex }

    mutating func next() -> Token? {
        guard let sign = rest.first else { return nil }
        if rest.hasPrefix("//") {
            rest = rest.drop { !$0.isNewline }
            return .comment
        }
        if rest.hasPrefix("/*") {
            skip(past: "*/", after: 2)
            return .comment
        }
        if rest.hasPrefix(#"""""#) {
            skip(past: #"""""#, after: 3)
            return .text
        }
        if sign == "\"" {
            skipLiteral()
            return .text
        }
        rest = rest.dropFirst()
        return .sign(sign)
    }

    private mutating func skip(past end: String, after start: Int) {
        let inner = rest.dropFirst(start)
        rest = inner.firstRange(of: end).map { inner[$0.upperBound...] } ?? inner.suffix(0)
    }

    private mutating func skipLiteral() {
        rest = rest.dropFirst()
        while let sign = rest.popFirst() {
            if sign == "\"" || sign.isNewline { return }
            if sign == "\\" { rest = rest.dropFirst() }
        }
    }
}
