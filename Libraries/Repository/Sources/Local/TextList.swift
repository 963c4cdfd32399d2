/// Several texts in one column, on one line, with escapes for backslashes, line breaks and tabs.
public struct TextList {
    public let elements: [String]

    public init(elements: [String]) { self.elements = elements }

    public init(storage: String) {
        var elements: [String] = []
        var element = ""
        var isEscaped = false
        for scalar in storage.unicodeScalars {
            switch (isEscaped, scalar) {
            case (false, "\\"):
                isEscaped = true
                continue
            case (true, "."):
                elements.append(element)
                element = ""
            case (true, "n"): element += "\n"
            case (true, "r"): element += "\r"
            case (true, "t"): element += "\t"
            default: element.unicodeScalars.append(scalar)
            }
            isEscaped = false
        }
        self.elements = elements
    }

    /// The texts as one value; every text ends in `\.`, so that an empty text is distinct from an empty list.
    public var storage: String { elements.map { $0.escaped + "\\." }.joined() }
}

extension String {
    fileprivate var escaped: String {
        unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
