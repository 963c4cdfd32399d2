/// A text with gaps: `__name__` stands for a value, and lines that begin with `//%` decide which lines are there.
///
///     //% if cached          the lines that follow, when the flag holds (`!cached`: when it does not; `a & b`: both)
///     //% else               or `else if` and another flag
///     //% end
///     //% each field         the lines that follow, once for each
///     //% end
struct Template {
    struct Mistake: Error, Equatable, CustomStringConvertible {
        let line: Int
        let description: String
    }

    private indirect enum Part {
        case line(Substring, number: Int)
        case condition([Substring], then: [Part], otherwise: [Part], number: Int)
        case each(Substring, [Part], number: Int)
    }

    private let parts: [Part]

    init(_ text: String) throws(Mistake) {
        var lines = Lines(text)
        parts = try Self.parts(&lines).parts
    }

    /// The text with its gaps filled.
    func rendered(with values: TemplateValues) throws(Mistake) -> String {
        try Self.lines(of: parts, values).map { $0 + "\n" }.joined()
    }

    private struct Lines {
        private var rest: ArraySlice<Substring>
        private(set) var number = 0

        init(_ text: String) {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            rest = lines.last == "" ? lines.dropLast() : lines[...]
        }

        mutating func next() -> Substring? {
            number += 1
            return rest.popFirst()
        }
    }

    /// The parts up to the line that closes their block, and the word on that line; outside of all blocks, up to the end.
    private static func parts(
        _ lines: inout Lines, ofBlockAt start: Int? = nil
    ) throws(Mistake) -> (parts: [Part], closing: [Substring]) {
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
                throw Mistake(line: number, description: "not understood: \(line)")
            }
        }
        if let start { throw Mistake(line: start, description: "never ends") }
        return (parts, [])
    }

    private static func condition(
        _ flags: ArraySlice<Substring>, at number: Int, _ lines: inout Lines
    ) throws(Mistake) -> Part {
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

    private static func lines(of parts: [Part], _ values: TemplateValues) throws(Mistake) -> [String] {
        var lines: [String] = []
        for part in parts {
            switch part {
            case .line(let line, let number):
                lines.append(try filled(line, number, values))
            case .condition(let flags, let then, let otherwise, let number):
                lines += try Self.lines(of: try hold(flags, number, values) ? then : otherwise, values)
            case .each(let list, let parts, let number):
                guard let elements = values.lists[String(list)] else {
                    throw Mistake(line: number, description: "no list called \(list)")
                }
                for element in elements {
                    lines += try Self.lines(of: parts, values.merging(element))
                }
            }
        }
        return lines
    }

    /// Whether all of the flags hold, or with a `!` do not.
    private static func hold(_ flags: [Substring], _ number: Int, _ values: TemplateValues) throws(Mistake) -> Bool {
        for flag in flags {
            let name = flag.drop { $0 == "!" }
            guard let value = values.flags[String(name)] else {
                throw Mistake(line: number, description: "no flag called \(name)")
            }
            if value == flag.hasPrefix("!") { return false }
        }
        return true
    }

    private static func filled(_ line: Substring, _ number: Int, _ values: TemplateValues) throws(Mistake) -> String {
        var result = ""
        var rest = line
        while let start = rest.firstRange(of: "__"), let end = rest[start.upperBound...].firstRange(of: "__") {
            let name = String(rest[start.upperBound..<end.lowerBound])
            guard let value = values.texts[name] else {
                throw Mistake(line: number, description: "no value for \(name)")
            }
            result += rest[..<start.lowerBound] + value
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}

/// What the gaps of a template are filled with.
struct TemplateValues: Sendable {
    var texts: [String: String] = [:]
    var flags: [String: Bool] = [:]
    var lists: [String: [TemplateValues]] = [:]

    /// The same values, and those of an element before them.
    func merging(_ element: TemplateValues) -> TemplateValues {
        TemplateValues(
            texts: texts.merging(element.texts) { _, new in new },
            flags: flags.merging(element.flags) { _, new in new },
            lists: lists.merging(element.lists) { _, new in new })
    }
}
