#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

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
    static let embedded = (try? StringCatalog(json: Data(EmbeddedAsset.strings.bytes))) ?? StringCatalog(phrases: [:])

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

    init(json: Data) throws {
        let file = try JSONDecoder().decode(CatalogFile.self, from: json)
        phrases = file.strings.mapValues { entry in
            var translations: [Language: Phrase] = [:]
            for (code, localization) in entry.localizations ?? [:] {
                guard let language = Language(rawValue: code) else { continue }
                translations[language] = localization.phrase
            }
            return translations
        }
    }
}

/// The shape of the file, as far as it is used: a plain string, or one for each plural form.
private struct CatalogFile: Decodable {
    struct Entry: Decodable {
        let localizations: [String: Localization]?
    }

    struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?

        var phrase: StringCatalog.Phrase? {
            if let value = stringUnit?.value { return StringCatalog.Phrase(one: value, other: value) }
            guard let plural = variations?.plural, let other = plural["other"]?.stringUnit.value else { return nil }
            return StringCatalog.Phrase(one: plural["one"]?.stringUnit.value ?? other, other: other)
        }
    }

    struct Variations: Decodable {
        let plural: [String: Variation]
    }

    struct Variation: Decodable {
        let stringUnit: Unit
    }

    struct Unit: Decodable {
        let value: String
    }

    let strings: [String: Entry]
}
