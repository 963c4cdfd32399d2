/// The elements of an array in a source, which can be changed without touching what is around them.
///
/// It reads brackets and quotes, and comments not at all.
struct ElementList {
    var elements: [String] { didSet { isChanged = elements != oldValue || isChanged } }
    private var isChanged = false
    private let head: Substring
    private let content: Substring
    private let tail: Substring

    /// Finds the array whose opening bracket ends the text `opening`, or `then` behind that.
    init?(_ text: String, opening: String, then: String? = nil) {
        guard var start = text.firstRange(of: opening)?.upperBound else { return nil }
        if let then {
            guard let range = text[start...].firstRange(of: then) else { return nil }
            start = range.upperBound
        }
        var elements: [String] = []
        var element = ""
        var depth = 0
        var isQuoted = false
        var index = start
        while index < text.endIndex {
            let sign = text[index]
            if sign == "\"" { isQuoted.toggle() }
            if !isQuoted {
                if depth == 0, sign == "]" { break }
                if "([{".contains(sign) { depth += 1 }
                if ")]}".contains(sign) { depth -= 1 }
            }
            if depth == 0, !isQuoted, sign == "," {
                elements.append(element.strippedOfSpace)
                element = ""
            } else {
                element.append(sign)
            }
            index = text.index(after: index)
        }
        guard index < text.endIndex else { return nil }
        if !element.strippedOfSpace.isEmpty { elements.append(element.strippedOfSpace) }
        self.elements = elements
        head = text[..<start]
        content = text[start..<index]
        tail = text[index...]
    }

    /// The whole source, for the formatter to put right: the elements each on a line, or as many as fit.
    func text(linewise: Bool) -> String {
        guard isChanged else { return String(head + content + tail) }
        let inner = elements.joined(separator: linewise ? ",\n" : ", ")
        return linewise ? "\(head)\n\(inner),\n\(tail)" : "\(head)\(inner)\(tail)"
    }
}

extension String {
    var strippedOfSpace: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }

    /// The same signs on one line without any space: what two spellings of one source have in common.
    var withoutSpace: String { filter { !$0.isWhitespace } }
}
