/// The content of `Localizable.xcstrings`: the format that Xcode edits, read by hand because SwiftPM does not compile it
/// on Linux.
struct StringCatalog: Sendable {
    /// What one language says for one key.
    struct Phrase: Sendable, Equatable {
        let one: String
        let other: String

        func template(for count: Int?) -> String { count == 1 ? one : other }
    }

    /// The catalog inside the executable.
    ///
    /// One that cannot be read is empty, which the tests would not let pass.
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

    init(json: UnsafeBufferPointer<UInt8>) throws {
        var phrases: [String: [Language: Phrase]] = [:]
        var reader = JSONReader(json)
        try reader.object { name, reader in
            guard name == "strings" else { return try reader.skip() }
            try reader.object { key, reader in phrases[key] = try reader.translations() }
        }
        self.phrases = phrases
    }
}

extension JSONReader {
    /// Reads an entry of the catalog: what each language says.
    fileprivate mutating func translations() throws -> [Language: StringCatalog.Phrase] {
        var translations: [Language: StringCatalog.Phrase] = [:]
        try object { name, reader in
            guard name == "localizations" else { return try reader.skip() }
            try reader.object { code, reader in
                let phrase = try reader.phrase()
                if let language = Language(rawValue: code) { translations[language] = phrase }
            }
        }
        return translations
    }

    /// Reads a localization: one text, or one for each plural form.
    private mutating func phrase() throws -> StringCatalog.Phrase? {
        var forms: [String: String] = [:]
        try object { name, reader in
            switch name {
            case "stringUnit":
                forms["other"] = try reader.value()
            case "variations":
                try reader.object { kind, reader in
                    guard kind == "plural" else { return try reader.skip() }
                    try reader.object { form, reader in
                        try reader.object { name, reader in
                            if name == "stringUnit" { forms[form] = try reader.value() } else { try reader.skip() }
                        }
                    }
                }
            default:
                try reader.skip()
            }
        }
        return forms["other"].map { StringCatalog.Phrase(one: forms["one"] ?? $0, other: $0) }
    }

    /// Reads a string unit, of which only the value matters.
    private mutating func value() throws -> String? {
        var value: String?
        try object { name, reader in
            if name == "value" { value = try reader.string() } else { try reader.skip() }
        }
        return value
    }
}
