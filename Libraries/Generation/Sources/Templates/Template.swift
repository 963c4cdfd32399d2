internal import ChallengeCore

/// A text in which placeholders such as `__name__` are replaced by values, and `//%` lines are conditions and loops.
///
///     //% if cached          includes the next lines if the flag is set; `!cached`: if not set; `a & b`: if both are set
///     //% else               also `else if` with another flag
///     //% end
///     //% each field         repeats the next lines for each element of a list
///     //% end
struct Template {
    private indirect enum Part {
        case line(Substring, number: Int)
        case condition([Substring], then: [Part], otherwise: [Part], number: Int)
        case each(Substring, [Part], number: Int)
    }

    private let parts: [Part]

    init(_ text: String) throws(TemplateError) {
        var lines = Lines(text)
        parts = try Self.parts(&lines).parts
    }

    /// Returns the text with values instead of placeholders.
    func rendered(with values: TemplateValues) throws(TemplateError) -> String {
        try Self.lines(of: parts, values).map { $0.text + "\n" }.joined()
    }

    /// Returns the line of the template that makes a line of the rendered text; `nil` after the end of the text.
    func line(making number: Int, with values: TemplateValues) throws(TemplateError) -> Int? {
        var end = 0
        for line in try Self.lines(of: parts, values) {
            end += line.text.count { $0 == "\n" } + 1
            if number <= end { return line.number }
        }
        return nil
    }

    private struct Lines {
        private var rest: ArraySlice<Substring>
        private(set) var number = 0

        init(_ text: String) {
            let lines = text.lines
            rest = lines.last == "" ? lines.dropLast() : lines[...]
        }

        mutating func next() -> Substring? {
            number += 1
            return rest.popFirst()
        }
    }

    /// Reads the parts up to the end of their block, and the words of the line that closes it.
    private static func parts(
        _ lines: inout Lines, ofBlockAt start: Int? = nil
    ) throws(TemplateError) -> (parts: [Part], closing: [Substring]) {
        var parts: [Part] = []
        while let line = lines.next() {
            let number = lines.number
            guard let words = directive(line) else {
                parts.append(.line(line, number: number))
                continue
            }
            switch words.first {
            case "if":
                parts.append(try condition(words.dropFirst(), at: number, &lines))
            case "each" where words.count == 2:
                parts.append(.each(words[1], try Self.parts(&lines, ofBlockAt: number).parts, number: number))
            case let closing? where start != nil && (closing == "else" || closing == "end"):
                return (parts, words)
            default:
                throw TemplateError(line: number, description: "unexpected line '\(line)'")
            }
        }
        if let start { throw TemplateError(line: start, description: "missing //% end") }
        return (parts, [])
    }

    private static func condition(
        _ flags: ArraySlice<Substring>, at number: Int, _ lines: inout Lines
    ) throws(TemplateError) -> Part {
        let (then, closing) = try parts(&lines, ofBlockAt: number)
        var otherwise: [Part] = []
        if closing.starts(with: ["else", "if"]) {
            otherwise = [try condition(closing.dropFirst(2), at: number, &lines)]
        } else if closing.first == "else" {
            otherwise = try parts(&lines, ofBlockAt: number).parts
        }
        return .condition(flags.filter { $0 != "&" }, then: then, otherwise: otherwise, number: number)
    }

    private static func directive(_ line: Substring) -> [Substring]? {
        let line = line.drop { $0 == " " }
        return line.hasPrefix("//%") ? line.dropFirst(3).split(separator: " ") : nil
    }

    /// Returns the rendered lines, each with the number of its line in the template.
    private static func lines(
        of parts: [Part], _ values: TemplateValues
    ) throws(TemplateError) -> [(text: String, number: Int)] {
        var lines: [(text: String, number: Int)] = []
        for part in parts {
            switch part {
            case .line(let line, let number):
                lines.append((try replacingPlaceholders(line, number, values), number))
            case .condition(let flags, let then, let otherwise, let number):
                lines += try Self.lines(of: try areSet(flags, number, values) ? then : otherwise, values)
            case .each(let list, let parts, let number):
                guard let elements = values.lists[String(list)] else {
                    throw TemplateError(line: number, description: "unknown list '\(list)'")
                }
                for element in elements {
                    lines += try Self.lines(of: parts, values.merging(element))
                }
            }
        }
        return lines
    }

    /// Returns `true` if all flags are set; a flag that begins with `!` must not be set.
    private static func areSet(_ flags: [Substring], _ number: Int, _ values: TemplateValues) throws(TemplateError)
        -> Bool
    {
        for flag in flags {
            let name = flag.drop { $0 == "!" }
            guard let value = values.flags[String(name)] else {
                throw TemplateError(line: number, description: "unknown flag '\(name)'")
            }
            if value == flag.hasPrefix("!") { return false }
        }
        return true
    }

    private static func replacingPlaceholders(_ line: Substring, _ number: Int, _ values: TemplateValues)
        throws(TemplateError) -> String
    {
        var result = ""
        var rest = line
        while let start = rest.firstRange(of: "__"), let end = rest[start.upperBound...].firstRange(of: "__") {
            let name = String(rest[start.upperBound..<end.lowerBound])
            guard let value = values.texts[name] else {
                throw TemplateError(line: number, description: "unknown placeholder '\(name)'")
            }
            result += rest[..<start.lowerBound] + value
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}

/// A syntax error in a template, or a name without a value.
struct TemplateError: Error, Equatable, CustomStringConvertible {
    let line: Int
    let description: String
}

/// The values for the placeholders, conditions and loops of a template.
struct TemplateValues: Sendable {
    var texts: [String: String] = [:]
    var flags: [String: Bool] = [:]
    var lists: [String: [TemplateValues]] = [:]

    /// Returns these values, overridden by the values of an element.
    func merging(_ element: TemplateValues) -> TemplateValues {
        TemplateValues(
            texts: texts.merging(element.texts) { _, new in new },
            flags: flags.merging(element.flags) { _, new in new },
            lists: lists.merging(element.lists) { _, new in new })
    }
}
