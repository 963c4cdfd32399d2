internal import ChallengeTerminal

/// A text with placeholders such as `__Name__`, and with lines that begin with `//%`.
///
///     //% if cached       includes the next lines if the flag is set; `!cached`: if it is not set
///     //% else            includes the next lines otherwise
///     //% each field      repeats the next lines for each element of the list
///     //% end
struct Template {
    /// The values of the placeholders, flags and lists.
    struct Values {
        var texts: [String: String] = [:]
        var flags: [String: Bool] = [:]
        var lists: [String: [Values]] = [:]

        fileprivate func merging(_ element: Values) -> Values {
            Values(
                texts: texts.merging(element.texts) { $1 }, flags: flags.merging(element.flags) { $1 },
                lists: lists.merging(element.lists) { $1 })
        }
    }

    private let lines: [Substring]

    init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// Returns the text with the values.
    ///
    /// - Throws: An error for an unknown name, or a block without its end.
    func rendered(with values: Values) throws -> String {
        try Self.rendered(lines[...], values).joined(separator: "\n")
    }

    private static func rendered(_ lines: ArraySlice<Substring>, _ values: Values) throws -> [String] {
        var result: [String] = []
        var rest = lines
        while let line = rest.popFirst() {
            let words = line.drop { $0 == " " }.split(separator: " ")
            guard words.first == "//%" else {
                result.append(try replaced(line, values))
                continue
            }
            guard words.count == 3 else { throw unknown("line", String(line)) }
            let block = try Block(rest)
            rest = block.after
            if words[1] == "each" {
                guard let list = values.lists[String(words[2])] else { throw unknown("list", String(words[2])) }
                for element in list { result += try rendered(block.body, values.merging(element)) }
            } else {
                let flag = String(words[2].drop { $0 == "!" })
                guard words[1] == "if", let isSet = values.flags[flag] else { throw unknown("flag", flag) }
                let isBody = isSet != words[2].hasPrefix("!")
                result += try rendered(isBody ? block.body : block.alternative, values)
            }
        }
        return result
    }

    /// The lines of a block.
    private struct Block {
        let body: ArraySlice<Substring>
        let alternative: ArraySlice<Substring>
        let after: ArraySlice<Substring>

        /// - Parameter lines: The lines from the first one of the block to the end of the text.
        init(_ lines: ArraySlice<Substring>) throws {
            var depth = 0
            var middle: Int?
            for index in lines.indices where lines[index].drop(while: { $0 == " " }).hasPrefix("//% ") {
                if depth == 0, lines[index].hasSuffix("//% else") { middle = index }
                if depth == 0, lines[index].hasSuffix("//% end") {
                    body = lines[..<(middle ?? index)]
                    alternative = middle.map { lines[($0 + 1)..<index] } ?? []
                    after = lines[(index + 1)...]
                    return
                }
                depth += lines[index].hasSuffix("//% end") ? -1 : lines[index].hasSuffix("//% else") ? 0 : 1
            }
            throw CommandError("A template lacks a line '//% end'.", exitCode: .software)
        }
    }

    private static func replaced(_ line: Substring, _ values: Values) throws -> String {
        var result = ""
        var rest = line
        while let start = rest.firstRange(of: "__"), let end = rest[start.upperBound...].firstRange(of: "__") {
            let name = String(rest[start.upperBound..<end.lowerBound])
            guard let value = values.texts[name] else { throw unknown("placeholder", name) }
            result += rest[..<start.lowerBound] + value
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    private static func unknown(_ kind: String, _ name: String) -> CommandError {
        CommandError("A template has the unknown \(kind) '\(name)'.", exitCode: .software)
    }
}
