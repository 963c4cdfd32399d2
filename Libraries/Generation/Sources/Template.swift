internal import ChallengeTerminal

/// A text with placeholders such as `__Name__`, and with lines that begin with `//%`.
///
///     //% if cached       includes the next lines if the flag is set; `!cached`: if it is not set
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

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Returns the text with the values.
    ///
    /// - Throws: An error for an unknown name, or a block without its end.
    func rendered(with values: Values) throws -> String {
        var rest = lines[...]
        let result = try Self.rendered(&rest, values)
        if !rest.isEmpty { throw GenerationError("A template has a line '//% end' too many.", exitCode: .software) }
        return result.joined(separator: "\n")
    }

    /// Renders the lines up to the end of the block or of the text.
    private static func rendered(_ rest: inout ArraySlice<Substring>, _ values: Values) throws -> [String] {
        var result: [String] = []
        while let line = rest.first {
            let words = line.drop { $0 == " " }.split(separator: " ")
            guard words.first == "//%" else {
                result.append(try replaced(line, values))
                rest.removeFirst()
                continue
            }
            if words.dropFirst().first == "end" { return result }
            rest.removeFirst()
            guard words.count == 3 else { throw unknown("line", String(line)) }
            let block = rest
            for element in try elements(words[1], words[2], values) {
                rest = block
                result += try rendered(&rest, values.merging(element))
            }
            rest = try end(of: block)
        }
        return result
    }

    /// Returns the values for each copy of a block.
    private static func elements(_ kind: Substring, _ name: Substring, _ values: Values) throws -> [Values] {
        if kind == "each" {
            guard let list = values.lists[String(name)] else { throw unknown("list", String(name)) }
            return list
        }
        let flag = String(name.drop { $0 == "!" })
        guard kind == "if", let isSet = values.flags[flag] else { throw unknown("flag", flag) }
        return isSet != name.hasPrefix("!") ? [Values()] : []
    }

    /// Returns the lines after the end of the block that begins with the lines.
    private static func end(of block: ArraySlice<Substring>) throws -> ArraySlice<Substring> {
        var depth = 1
        for index in block.indices where block[index].drop(while: { $0 == " " }).hasPrefix("//%") {
            depth += block[index].hasSuffix("//% end") ? -1 : 1
            if depth == 0 { return block[(index + 1)...] }
        }
        throw GenerationError("A template lacks a line '//% end'.", exitCode: .software)
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

    private static func unknown(_ kind: String, _ name: String) -> GenerationError {
        GenerationError("A template has the unknown \(kind) '\(name)'.", exitCode: .software)
    }
}
