/// A text in the language of manual pages, in which no character is an instruction.
struct RoffText {
    /// The longest line of a source, as `mandoc -T lint` requires it.
    private static let longestLine = 80

    /// The text in ASCII; other characters are escaped by their numbers, so that the encoding does not matter.
    ///
    /// A terminal without UTF-8 has no ellipsis and no character for a non-breaking space.
    let escaped: String

    init(_ text: String) {
        escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "\"": result += "\\(dq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            case "…": result += "..."
            case "\u{A0}": result += "\\~"
            case " "..."~": result.unicodeScalars.append(scalar)
            default:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
            }
        }
    }

    /// The text in lines, none of which begins with an instruction.
    var lines: [String] { wrapped.map { $0.hasPrefix(".") ? "\\&" + $0 : $0 } }

    /// The text in bold, as one line; a backslash at the end of a line of the source continues it.
    var boldLines: [String] {
        let lines = ("\\fB" + wrapped.joined(separator: " \\\n") + "\\fR").split(separator: "\n")
        return lines.map { String($0) }
    }

    private var wrapped: [String] {
        var lines: [String] = []
        for word in escaped.split(separator: " ", omittingEmptySubsequences: false) {
            if let line = lines.last, line.utf8.count + word.utf8.count < Self.longestLine - 8 {
                lines[lines.count - 1] = line + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
