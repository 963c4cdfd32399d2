/// The language of the texts of the running task.
public enum Localization {
    /// The language, which the app sets once for the whole command.
    ///
    /// It is task-local, so that tests in both languages can run at the same time.
    @TaskLocal public static var language: Language = .english
}

extension String {
    /// Returns the text for this key in the current language, with its placeholders replaced in order.
    ///
    /// The first integer among the arguments selects the plural form. An argument after a quotation mark is a word that
    /// the user typed, of which the text repeats at most 200 characters. An unknown key is returned unchanged, because
    /// it is more useful than no text. A test prevents unknown keys.
    public func localized(_ arguments: any Sendable...) -> String {
        guard let phrase = StringCatalog.embedded.phrase(for: self, in: Localization.language) else { return self }
        let count = arguments.lazy.compactMap { $0 as? Int }.first
        return MessageTemplate(phrase.template(for: count)).filled(with: arguments)
    }

    /// Returns the text for this key with a command line between quotation marks.
    ///
    /// Single marks become double ones if the line contains single ones: `Did you mean "--note 'for the plane'"?`
    public func localized(commandLine line: String) -> String {
        let text = localized(line)
        return line.contains("'") ? text.replacing("'\(line)'", with: "\"\(line)\"") : text
    }
}

/// A language of the program's texts.
public enum Language: String, Sendable, CaseIterable {
    case english = "en"
    case spanish = "es"

    /// Reads the language from the environment as POSIX defines it; the default is English.
    ///
    /// The first of the variables that is not empty decides. A language without translation becomes English.
    public init(environment: [String: String]) {
        let locale = Language.variable(in: environment).flatMap { environment[$0] } ?? ""
        self = Language(locale: locale) ?? .english
    }

    /// Returns the name of the variable that decides about the language; `nil` if all are empty.
    public static func variable(in environment: [String: String]) -> String? {
        ["LC_ALL", "LC_MESSAGES", "LANG"].first { environment[$0]?.isEmpty == false }
    }

    /// Reads the language from the name of a locale, such as `es`, `es_MX.UTF-8` or `en-GB`.
    public init?(locale: String) {
        let code = locale.prefix { $0.isLetter }.lowercased()
        self.init(rawValue: code)
    }
}

/// A text with placeholders: `%@` and `%lld` in order, `%1$@` by position, and `%%` for a percent sign.
struct MessageTemplate: Sendable {
    private enum Piece: Sendable {
        case text(Substring)
        case argument(Int)
    }

    private let pieces: [Piece]

    init(_ template: String) { pieces = Self.parse(template) }

    /// The positions of the arguments that the template uses, counted from 0.
    var positions: Set<Int> {
        Set(
            pieces.compactMap { piece in
                if case .argument(let position) = piece { position } else { nil }
            })
    }

    func filled(with arguments: [any Sendable]) -> String {
        pieces.reduce(into: "") { result, piece in
            switch piece {
            case .text(let text): result += text
            case .argument(let position) where position < arguments.count:
                let isQuoted = ["'", "«"].contains(result.unicodeScalars.last)
                let text = Self.text(of: arguments[position])
                result += isQuoted ? text.shortened : text
            case .argument: break
            }
        }
    }

    /// Returns the text of an argument; to print a value of an unknown type, the runtime searches for its conformances.
    private static func text(of argument: any Sendable) -> String {
        switch argument {
        case let text as String: text
        case let number as Int: String(number)
        default: "\(argument)"
        }
    }

    private static func parse(_ template: String) -> [Piece] {
        var pieces: [Piece] = []
        var rest = template[...]
        var next = 0
        // Bytes are compared, because the search for the ends of characters takes ten times as long.
        while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
            pieces.append(.text(rest[..<percent]))
            rest = rest[rest.index(after: percent)...]
            if rest.hasPrefix("%") {
                pieces.append(.text("%"))
                rest = rest.dropFirst()
                continue
            }
            if let dollar = rest.utf8.firstIndex(of: UInt8(ascii: "$")), let position = Int(rest[..<dollar]),
                position > 0
            {
                next = position - 1
                rest = rest[rest.index(after: dollar)...]
            }
            rest = rest.dropFirst(rest.hasPrefix("lld") ? 3 : 1)
            pieces.append(.argument(next))
            next += 1
        }
        pieces.append(.text(rest))
        return pieces
    }
}
