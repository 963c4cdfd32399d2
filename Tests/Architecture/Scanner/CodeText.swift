/// Swift source with everything blanked that is not code: comments, and what stands inside string literals.
///
/// Lines stay lines, so that a finding in the code is a line of the file.
struct CodeText {
    let text: String

    private enum Mode {
        case code
        case lineComment
        case blockComment(depth: Int)
        case string(delimiter: String)
    }

    init(_ source: String) {
        var result = ""
        var mode = Mode.code
        var rest = source[...]
        func take(_ count: Int, keeping: Bool) {
            for sign in rest.prefix(count) { result.append(keeping || sign == "\n" ? sign : " ") }
            rest = rest.dropFirst(count)
        }
        while !rest.isEmpty {
            switch mode {
            case .code:
                if rest.hasPrefix("//") {
                    mode = .lineComment
                } else if rest.hasPrefix("/*") {
                    mode = .blockComment(depth: 1)
                    take(2, keeping: false)
                } else if let opening = ["#\"\"\"", "#\"", "\"\"\"", "\""].first(where: rest.hasPrefix) {
                    take(opening.count, keeping: true)
                    mode = .string(delimiter: String(opening.reversed()))
                } else {
                    take(1, keeping: true)
                }
            case .lineComment:
                if rest.first == "\n" { mode = .code }
                take(1, keeping: false)
            case .blockComment(let depth):
                if rest.hasPrefix("*/") {
                    take(2, keeping: false)
                    mode = depth == 1 ? .code : .blockComment(depth: depth - 1)
                } else if rest.hasPrefix("/*") {
                    take(2, keeping: false)
                    mode = .blockComment(depth: depth + 1)
                } else {
                    take(1, keeping: false)
                }
            case .string(let delimiter):
                if rest.hasPrefix(delimiter) {
                    take(delimiter.count, keeping: true)
                    mode = .code
                } else if rest.first == "\\", !delimiter.hasSuffix("#") {
                    take(2, keeping: false)
                } else if rest.first == "\n", !delimiter.contains("\"\"\"") {
                    // An unfinished literal would swallow the file; it ends with its line at the latest.
                    mode = .code
                } else {
                    take(1, keeping: false)
                }
            }
        }
        text = result
    }
}
