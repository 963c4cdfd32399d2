internal import ChallengeCore

/// An edit of the strings catalog that adds and removes phrases in the order of their keys, and changes no other byte.
struct StringsCatalogEdit {
    static let path = "Libraries/Resources/Assets/Localizable.xcstrings"

    let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Returns the catalog with the new phrases instead of the old ones.
    ///
    /// A phrase that was edited in the catalog stays unchanged.
    func replacing(_ old: [Phrase], with new: [Phrase]) -> String {
        let obsolete = Dictionary(old.filter { !new.contains($0) }.map { ($0.key, $0) }) { first, _ in first }
        var entries = CatalogEntry.entries(in: text).filter { entry in
            entry.key.flatMap { obsolete[$0] }.map(entry.isUnedited) != true
        }
        var present = Set(entries.compactMap(\.key))
        if present.isEmpty { return text }
        for phrase in new where present.insert(phrase.key).inserted {
            let next = entries.firstIndex { $0.follows(phrase.key) } ?? entries.count - 1
            entries.insert(CatalogEntry(phrase), at: next)
        }
        return CatalogEntry.text(of: entries)
    }

    /// Returns the catalog without the entries of the keys.
    func removing(_ keys: Set<String>) -> String {
        CatalogEntry.text(of: CatalogEntry.entries(in: text).filter { $0.key.map(keys.contains) != true })
    }

    /// The keys of all entries.
    var keys: [String] { CatalogEntry.entries(in: text).compactMap(\.key) }

    /// Returns the hashes of the entries that have one of the keys, by key.
    func hashes(of keys: Set<String>) -> [String: String] {
        CatalogEntry.entries(in: text).reduce(into: [:]) { hashes, entry in
            if let key = entry.key, keys.contains(key) { hashes[key] = entry.hash }
        }
    }

    /// Returns the Spanish names of all fields in the catalog, by their English names.
    func spanishFieldNames() -> [String: String] {
        guard case .object(let members)? = try? JSONValue(json: text), case .object(let strings)? = members["strings"]
        else { return [:] }
        var translations: [String: String] = [:]
        for string in strings where string.name.contains(".field.") {
            guard let english = Self.value(of: string, in: "en"), let spanish = Self.value(of: string, in: "es") else {
                continue
            }
            // An untranslated field has its English name in the Spanish text.
            if english != spanish { translations[english] = translations[english] ?? spanish }
        }
        return translations
    }

    private static func value(of string: JSONMember, in language: String) -> String? {
        guard case .object(let entry) = string.value, case .object(let languages)? = entry["localizations"],
            case .object(let localization)? = languages[language], case .object(let unit)? = localization["stringUnit"],
            case .string(let text)? = unit["value"]
        else { return nil }
        return text
    }
}
