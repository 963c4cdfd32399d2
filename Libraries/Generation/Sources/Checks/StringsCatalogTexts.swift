internal import ChallengeCore

/// The texts of the strings catalog, by key and language.
struct StringsCatalogTexts: Sendable {
    /// The names of the languages that every text needs.
    private static let languages = [("en", "English"), ("es", "Spanish")]

    private struct Text {
        let isEmpty: Bool
        let isTranslated: Bool
    }

    /// The languages in which each key has a text.
    private let languagesOfKeys: [String: Set<String>]
    /// The keys whose Spanish text is not translated.
    let untranslated: Set<String>

    init(_ catalog: String) {
        var languagesOfKeys: [String: Set<String>] = [:]
        var untranslated: Set<String> = []
        if case .object(let members)? = try? JSONValue(json: catalog), case .object(let strings)? = members["strings"] {
            for string in strings {
                for (language, _) in Self.languages {
                    let units = Self.units(of: string.value, in: language)
                    if !units.isEmpty, !units.contains(where: \.isEmpty) {
                        languagesOfKeys[string.name, default: []].insert(language)
                    }
                    if language == "es", !units.allSatisfy(\.isTranslated) { untranslated.insert(string.name) }
                }
            }
        }
        self.languagesOfKeys = languagesOfKeys
        self.untranslated = untranslated
    }

    /// The words before the first dot of the keys.
    var prefixes: Set<String> {
        Set(languagesOfKeys.keys.compactMap { key in key.firstIndex(of: ".").map { String(key[..<$0]) } })
    }

    /// Returns the names of the languages in which the key has no text.
    func missingLanguages(of key: String) -> [String] {
        Self.languages.filter { languagesOfKeys[key]?.contains($0.0) != true }.map(\.1)
    }

    /// Returns the singular and the plural text, or the only one.
    private static func units(of entry: JSONValue, in language: String) -> [Text] {
        guard case .object(let entry) = entry, case .object(let languages)? = entry["localizations"],
            let localization = languages[language]
        else { return [] }
        return units(in: localization)
    }

    private static func units(in value: JSONValue) -> [Text] {
        guard case .object(let members) = value else { return [] }
        return members.flatMap { member -> [Text] in
            guard member.name == "stringUnit", case .object(let unit) = member.value else {
                return units(in: member.value)
            }
            guard case .string(let text)? = unit["value"], case .string(let state)? = unit["state"] else { return [] }
            return [Text(isEmpty: text.isEmpty, isTranslated: state == "translated")]
        }
    }
}
