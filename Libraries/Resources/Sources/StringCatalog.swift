internal import ChallengeCore

/// The content of `Localizable.xcstrings`, the format that Xcode edits.
///
/// The program parses the file, because SwiftPM does not compile it on Linux.
struct StringCatalog: Sendable {
    /// The text of one key in one language, with its plural forms.
    struct Phrase: Sendable, Equatable {
        let one: String
        let other: String

        func template(for count: Int?) -> String { count == 1 ? one : other }
    }

    /// The catalog inside the executable.
    ///
    /// It is empty if it cannot be parsed; a test prevents that.
    static let embedded = (try? StringCatalog(json: EmbeddedAsset.strings.bytes)) ?? StringCatalog(phrases: [:])

    private let phrases: [String: [Language: Phrase]]

    var keys: Set<String> { Set(phrases.keys) }

    func phrase(for key: String, in language: Language) -> Phrase? {
        phrases[key]?[language] ?? phrases[key]?[.english]
    }

    func hasTranslation(of key: String, in language: Language) -> Bool {
        phrases[key]?[language] != nil
    }

    private init(phrases: [String: [Language: Phrase]]) {
        self.phrases = phrases
    }

    init(json: UnsafeBufferPointer<UInt8>) throws(JSONReader.Malformed) {
        var phrases: [String: [Language: Phrase]] = [:]
        var reader = JSONReader(json)
        try reader.object { (name, reader) throws(JSONReader.Malformed) in
            guard name == "strings" else { return try reader.skip() }
            try reader.object { (key, reader) throws(JSONReader.Malformed) in phrases[key] = try reader.translations() }
        }
        self.phrases = phrases
    }
}

extension JSONReader {
    /// Reads the texts of one key in each language.
    fileprivate mutating func translations() throws(Malformed) -> [Language: StringCatalog.Phrase] {
        var translations: [Language: StringCatalog.Phrase] = [:]
        try object { (name, reader) throws(Malformed) in
            guard name == "localizations" else { return try reader.skip() }
            try reader.object { (code, reader) throws(Malformed) in
                let phrase = try reader.phrase()
                if let language = Language(rawValue: code) { translations[language] = phrase }
            }
        }
        return translations
    }

    /// Reads a localization: one text, or a text for each plural form.
    private mutating func phrase() throws(Malformed) -> StringCatalog.Phrase? {
        var forms: [String: String] = [:]
        try object { (name, reader) throws(Malformed) in
            switch name {
            case "stringUnit":
                forms["other"] = try reader.stringUnit()
            case "variations":
                try reader.object { (kind, reader) throws(Malformed) in
                    guard kind == "plural" else { return try reader.skip() }
                    try reader.object { (form, reader) throws(Malformed) in
                        try reader.object { (name, reader) throws(Malformed) in
                            if name == "stringUnit" { forms[form] = try reader.stringUnit() } else { try reader.skip() }
                        }
                    }
                }
            default:
                try reader.skip()
            }
        }
        return forms["other"].map { StringCatalog.Phrase(one: forms["one"] ?? $0, other: $0) }
    }

    /// Reads the value of a string unit and ignores its other members.
    private mutating func stringUnit() throws(Malformed) -> String? {
        var value: String?
        try object { (name, reader) throws(Malformed) in
            if name == "value" { value = try reader.string() } else { try reader.skip() }
        }
        return value
    }
}
