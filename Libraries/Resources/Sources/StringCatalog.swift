internal import ChallengeCore
internal import ChallengeJSON
internal import Synchronization

/// The content of `Localizable.xcstrings`, the format that Xcode edits.
///
/// The program reads the file, because SwiftPM does not compile it on Linux. It parses only the entries of requested
/// keys, because parsing the whole file takes longer than everything else in a cached command.
final class StringCatalog: Sendable {
    /// The text of one key in one language, with its plural forms.
    struct Phrase: Sendable, Equatable {
        let one: String
        let other: String

        func template(for count: Int?) -> String { count == 1 ? one : other }
    }

    /// The text of one key in one language.
    fileprivate struct Translation: Sendable {
        let language: Language
        let phrase: Phrase
    }

    /// The catalog inside the executable.
    static let embedded = StringCatalog(json: EmbeddedAsset.strings.bytes)

    // `nonisolated(unsafe)` is safe, because nothing changes the bytes.
    nonisolated(unsafe) private let json: UnsafeBufferPointer<UInt8>

    /// The phrases of the keys that were requested.
    private let phrasesByKey = Mutex<[String: [Translation]]>([:])

    /// Creates a catalog of bytes that outlive it.
    ///
    /// The keys must be in the order of their bytes, each on a line of its own after four spaces; a test checks it.
    init(json: UnsafeBufferPointer<UInt8>) { self.json = json }

    /// Returns the text of a key in a language, or the English text if there is no translation.
    func phrase(for key: String, in language: Language) -> Phrase? {
        let phrases = phrases(for: key)
        return (phrases.first { $0.language == language } ?? phrases.first { $0.language == .english })?.phrase
    }

    func hasTranslation(of key: String, in language: Language) -> Bool {
        phrases(for: key).contains { $0.language == language }
    }

    private func phrases(for key: String) -> [Translation] {
        phrasesByKey.withLock { phrasesByKey in
            if let phrases = phrasesByKey[key] { return phrases }
            let phrases = parsePhrases(for: key)
            if phrasesByKey.count < Self.mostCachedKeys { phrasesByKey[key] = phrases }
            return phrases
        }
    }

    /// Returns the keys that begin with the text, in their order.
    func keys(startingWith text: String) -> [String] {
        var keys: [String] = []
        var next = firstEntry(from: text)
        while let entry = next, entry.key.utf8.starts(with: text.utf8) {
            keys.append(entry.key)
            next = firstEntry(in: (entry.start + 1)..<json.count)
        }
        return keys
    }

    private func parsePhrases(for key: String) -> [Translation] {
        guard var entry = firstEntry(from: key), entry.key.utf8.elementsEqual(key.utf8) else { return [] }
        return (try? entry.reader.translations()) ?? []
    }

    /// Returns the first entry whose key is the text or follows it, by binary search over the bytes.
    private func firstEntry(from text: String) -> Entry? {
        var (lower, upper) = (0, json.count)
        var following: Entry?
        while lower < upper {
            let middle = (lower + upper) / 2
            guard let entry = firstEntry(in: middle..<upper) else {
                upper = middle
                continue
            }
            if entry.key.utf8.elementsEqual(text.utf8) { return entry }
            if text.utf8.lexicographicallyPrecedes(entry.key.utf8) {
                following = entry
                upper = middle
            } else {
                lower = entry.start + 1
            }
        }
        return following
    }

    /// The entry of a key, with the position of its line and a reader at its value.
    private typealias Entry = (start: Int, key: String, reader: JSONReader)

    /// Returns the first entry whose line starts in the range.
    private func firstEntry(in range: Range<Int>) -> Entry? {
        var start = range.lowerBound
        while let line = json.position(ofLineStartingWith: "    \"", from: start), line < range.upperBound {
            var reader = JSONReader(UnsafeBufferPointer(rebasing: json[line...]))
            if let key = try? reader.memberName() { return (line, key, reader) }
            start = line + 1
        }
        return nil
    }

    /// The maximum number of cached keys.
    ///
    /// Some keys contain values of an API, so the number of possible keys is unlimited.
    private static let mostCachedKeys = 5000
}

extension JSONReader {
    /// Reads the texts of one key in each language.
    fileprivate mutating func translations() throws(Malformed) -> [StringCatalog.Translation] {
        var translations: [StringCatalog.Translation] = []
        try object { (name, reader) throws(Malformed) in
            guard name == "localizations" else { return try reader.skip() }
            try reader.object { (code, reader) throws(Malformed) in
                let phrase = try reader.phrase()
                if let phrase, let language = Language(rawValue: code) {
                    translations.append(StringCatalog.Translation(language: language, phrase: phrase))
                }
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
