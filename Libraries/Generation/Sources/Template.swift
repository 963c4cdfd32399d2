internal import ChallengeTerminal

/// A text with placeholders such as `__Name__`, and with lines that begin with `//%`.
///
/// A comma at the end of the line before a closing parenthesis or brace is left out, so that each line of a list has one.
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
        var (result, rest): ([String], _) = ([], lines[...])
        if let end = try Self.render(&rest, with: values, to: &result) { throw Self.unknown("line", String(end)) }
        return result.joined(separator: "\n")
    }

    /// Renders the lines of a block, and returns the line that ends it; `nil` at the end of the text.
    ///
    /// - Parameter values: The values; `nil` for a block that is left out.
    private static func render(_ rest: inout ArraySlice<Substring>, with values: Values?, to result: inout [String])
        throws -> Substring?
    {
        while let line = rest.popFirst() {
            let words = line.split(separator: " ")
            guard words.first == "//%" else {
                if let values { append(try replaced(line, values), to: &result) }
                continue
            }
            if words.count == 2, ["else", "end"].contains(words[1]) { return words[1] }
            guard words.count == 3 else { throw unknown("line", String(line)) }
            let name = String(words[2].drop { $0 == "!" })
            var end: Substring?
            if words[1] == "each" {
                guard let list = values.map({ $0.lists[name] }) ?? [] else { throw unknown("list", name) }
                let body = rest
                for element in list.isEmpty ? [nil] : list.map({ values?.merging($0) }) {
                    rest = body
                    end = try render(&rest, with: element, to: &result)
                }
            } else {
                guard words[1] == "if", let isSet = values.map({ $0.flags[name] }) ?? false else {
                    throw unknown("flag", name)
                }
                let isBody = isSet != words[2].hasPrefix("!")
                end = try render(&rest, with: isBody ? values : nil, to: &result)
                if end == "else" { end = try render(&rest, with: isBody ? nil : values, to: &result) }
            }
            if end != "end" { throw CommandError("A template lacks a line '//% end'.", exitCode: .software) }
        }
        return nil
    }

    /// Appends a line; one with only a closing parenthesis belongs to the line before.
    private static func append(_ line: String, to lines: inout [String]) {
        let code = line.drop { $0 == " " }
        if let last = lines.last, last.hasSuffix(","), let first = code.first, ")}".contains(first) {
            lines[lines.count - 1].removeLast()
        }
        if code.allSatisfy({ ")]".contains($0) }), code.first == ")", let last = lines.last, !last.hasSuffix("]") {
            lines[lines.count - 1] = (lines.last ?? "") + code
        } else {
            lines.append(line)
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
