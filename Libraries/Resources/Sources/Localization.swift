/// The language in which the running task talks.
public enum Localization {
    /// Set once by the app, around the whole command; a task-local, so that tests in both languages run side by side.
    @TaskLocal public static var language: Language = .english
}

extension String {
    /// The text behind this key in the current language, its placeholders filled in order.
    ///
    /// The first whole number among the arguments chooses the plural form. A key that does not exist comes back as it
    /// is: an untranslated word is better than none, and a test keeps it from shipping.
    public func localized(_ arguments: any Sendable...) -> String {
        guard let phrase = StringCatalog.embedded.phrase(for: self, in: Localization.language) else { return self }
        let count = arguments.lazy.compactMap { $0 as? Int }.first
        return MessageTemplate(phrase.template(for: count)).filled(with: arguments)
    }
}

/// A language in which Challenge can talk.
public enum Language: String, Sendable, CaseIterable {
    case english = "en"
    case spanish = "es"

    /// The language that the environment asks for, the way every POSIX program finds it: the first of these variables
    /// that is not empty decides, and a language nobody translated becomes English.
    public init(environment: [String: String]) {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = names.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        self = Language(locale: locale) ?? .english
    }

    /// The language of a locale's name, such as `es`, `es_MX.UTF-8` or `en-GB`.
    public init?(locale: String) {
        let code = locale.prefix { $0.isLetter }.lowercased()
        self.init(rawValue: code)
    }
}

/// A sentence with places for values: `%@` and `%lld` in order, `%1$@` by position, `%%` for the sign itself.
struct MessageTemplate: Sendable {
    private enum Piece: Sendable {
        case text(Substring)
        case argument(Int)
    }

    private let pieces: [Piece]

    init(_ template: String) {
        pieces = Self.parse(template)
    }

    /// The positions that the template names, from 0.
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
            case .argument(let position): result += position < arguments.count ? "\(arguments[position])" : ""
            }
        }
    }

    private static func parse(_ template: String) -> [Piece] {
        var pieces: [Piece] = []
        var rest = template[...]
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            pieces.append(.text(rest[..<percent]))
            rest = rest[rest.index(after: percent)...]
            if rest.hasPrefix("%") {
                pieces.append(.text("%"))
                rest = rest.dropFirst()
                continue
            }
            if let dollar = rest.firstIndex(of: "$"), let position = Int(rest[..<dollar]), position > 0 {
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
