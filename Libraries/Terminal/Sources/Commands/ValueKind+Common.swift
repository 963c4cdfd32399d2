public import ChallengeCore
import ChallengePlatform
public import ChallengeResources

extension ValueKind where Value == String {
    /// Any text that is not blank.
    public static var text: ValueKind {
        ValueKind(placeholder: "TEXT", expectation: .described("terminal.expected.text")) { text in
            text.allSatisfy(\.isWhitespace) ? nil : text
        }
    }
}

extension ValueKind where Value == [String] {
    /// Texts, separated by commas, also in the words that a screen shows.
    public static func texts(_ words: TranslatedWords? = nil) -> ValueKind {
        let text = ValueKind<String>.text
        return list(of: words.map { text.translated(by: $0) } ?? text)
    }
}

extension ValueKind where Value == Int {
    /// A whole number from 1, written only with digits.
    public static var positiveInteger: ValueKind {
        ValueKind(placeholder: "N", expectation: .wholeNumber("terminal.expected.positiveInteger")) { text in
            guard text.hasOnlyDigits else { return nil }
            return Int(text).flatMap { $0 > 0 ? $0 : nil }
        }
    }
}

extension ValueKind where Value == Int {
    public static var integer: ValueKind {
        ValueKind(placeholder: "N", expectation: .wholeNumber("terminal.expected.integer")) { Int($0) }
    }
}

extension ValueKind where Value == Double {
    public static var decimal: ValueKind {
        ValueKind(placeholder: "N", expectation: .described("terminal.expected.decimal")) { text in
            Double(text).flatMap { $0.isFinite ? $0 : nil }
        }
    }
}

extension ValueKind where Value == Timestamp {
    /// A time in ISO 8601.
    public static var time: ValueKind {
        ValueKind(placeholder: "TIME", expectation: .described("terminal.expected.time")) { Timestamp($0) }
    }
}

extension ValueKind where Value == String {
    /// A day in ISO 8601.
    public static var day: ValueKind {
        ValueKind(placeholder: "DAY", expectation: .described("terminal.expected.day")) { text in
            text.utf8.count == 10 && Timestamp("\(text)T00:00:00Z") != nil ? text : nil
        }
    }

    /// The address of a page or a file on the web.
    public static var webAddress: ValueKind {
        ValueKind(placeholder: "URL", expectation: .described("terminal.expected.webAddress")) { text in
            guard let parts = URLComponents(string: text), ["http", "https"].contains(parts.scheme?.lowercased()),
                parts.host?.isEmpty == false
            else { return nil }
            return text
        }
    }
}

extension ValueKind where Value == String {
    /// The base address of a web server, in a normalized spelling.
    ///
    /// It must not contain user info or a query, because they can be secret, and the address is saved with the cached
    /// values.
    public static var baseAddress: ValueKind {
        ValueKind(
            placeholder: "URL", expectation: .described("terminal.expected.url"), redact: \.addressWithoutSecrets,
            parse: { text in
                guard var parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
                    ["http", "https"].contains(scheme), let host = parts.host, !host.isEmpty,
                    parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
                    (1...65_535).contains(parts.port ?? 80)
                else { return nil }
                parts.scheme = scheme
                parts.host = host.lowercased()
                while parts.path.hasSuffix("/") { parts.path.removeLast() }
                return parts.string
            })
    }
}

extension ValueKind {
    /// Returns a kind with a few values, each with its spellings; help shows the first spelling, and case is ignored.
    ///
    /// The choices are made on demand, because a command line has a value of a few options only.
    public static func choice(
        _ choices: @autoclosure @escaping @Sendable () -> [(value: Value, spellings: [String])]
    ) -> ValueKind {
        ValueKind(
            placeholder: "VALUE", expectation: .oneOf(choices().compactMap(\.spellings.first)),
            parse: { text in
                let text = text.lowercased()
                return choices().first { $0.spellings.contains { $0.lowercased() == text } }?.value
            })
    }

    /// Returns a kind with several values, separated by commas.
    public static func list<Element>(of element: ValueKind<Element>) -> ValueKind where Value == [Element] {
        var kind = ValueKind(
            placeholder: element.placeholder, expectation: .listOf(element.expectation),
            redact: { text in text.listElements.first { !$0.isEmpty && element.parse($0) == nil } ?? text },
            combine: { $0.flatMap(\.self) },
            parse: { text in
                let parts = text.listElements
                let values = parts.compactMap(element.parse)
                return values.count == parts.count ? values : nil
            })
        kind.untranslated = { $0.listElements.map(element.untranslated).joined(separator: ",") }
        return kind.describing(element.descriptions())
    }
}

extension ValueKind where Value: RawRepresentable<String> & CaseIterable {
    /// One of the cases, spelled as its raw value in any case.
    public static var anyCase: ValueKind { choice(Value.allCases.map { ($0, [$0.rawValue]) }) }
}

extension ValueKind where Value == Language {
    /// A language, written as its code or as the name of a locale.
    public static var language: ValueKind {
        ValueKind(
            placeholder: "LANG", expectation: .oneOf(Language.allCases.map(\.rawValue)), parse: Language.init(locale:))
    }
}

extension ValueKind where Value == Duration {
    /// A duration such as `90s`, `15m`, `24h`, `7d` or `1.5h`; only zero needs no unit.
    public static var duration: ValueKind {
        ValueKind(placeholder: "TIME", expectation: .duration("terminal.expected.duration")) { text in
            let value = duration(from: text)
            return value != .zero && text.hasOnlyDigits ? nil : value
        }
    }

    /// A duration greater than zero; a number without a unit is in seconds.
    public static var positiveDuration: ValueKind {
        ValueKind(placeholder: "TIME", expectation: .described("terminal.expected.positiveDuration")) { text in
            duration(from: text).flatMap { $0 > .zero ? $0 : nil }
        }
    }

    private static func duration(from text: String) -> Duration? {
        let number = text.prefix { ("0"..."9").contains($0) || $0 == "." }
        let unit = text[number.endIndex...]
        guard let amount = Double(number), let milliseconds = millisecondsPerUnit[unit.lowercased()] else { return nil }
        let total = (amount * milliseconds).rounded()
        return total <= longest ? .milliseconds(Int64(total)) : nil
    }

    private static var millisecondsPerUnit: [String: Double] {
        ["": 1000, "ms": 1, "s": 1000, "m": 60_000, "h": 3_600_000, "d": 86_400_000]
    }

    /// A thousand years; a larger number is probably a typing error, and a much larger one would overflow.
    private static var longest: Double { 1000 * 365 * 86_400_000 }
}

extension String {
    /// The parts of the text between commas.
    package var listElements: [String] {
        split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
    }

    /// `true` if all characters are digits from 0 to 9.
    var hasOnlyDigits: Bool { utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }
}
