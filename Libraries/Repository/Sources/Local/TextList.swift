internal import ChallengeCore

/// Several texts in one column, each on a line, with escapes for line breaks and backslashes.
public struct TextList {
    public let elements: [String]

    public init(elements: [String]) {
        self.elements = elements
    }

    public init(storage: String) {
        elements = storage.lines.dropLast().map { line in
            Substring(line.unicodeScalars.dropLast()).unescaped
        }
    }

    /// The texts as one value; every line ends in a period, so that an empty text is distinct from an empty list.
    public var storage: String {
        elements.map { $0.escaped + ".\n" }.joined()
    }
}

extension String {
    fileprivate var escaped: String {
        guard unicodeScalars.contains(where: { $0 == "\\" || $0 == "\n" || $0 == "\r" }) else { return self }
        return unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Substring {
    fileprivate var unescaped: String {
        guard utf8.contains(UInt8(ascii: "\\")) else { return String(self) }
        var result = ""
        var isEscaped = false
        for scalar in unicodeScalars {
            if isEscaped {
                result.unicodeScalars.append(scalar == "n" ? "\n" : scalar == "r" ? "\r" : scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
