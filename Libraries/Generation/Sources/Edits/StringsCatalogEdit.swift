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
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for phrase in old where !new.contains(phrase) { Self.remove(phrase, from: &lines) }
        for phrase in new { Self.add(phrase, to: &lines) }
        return lines.joined(separator: "\n")
    }

    private static func add(_ phrase: Phrase, to lines: inout [String]) {
        let keys = lines.enumerated().compactMap { index, line in key(in: line).map { (index, $0) } }
        if keys.contains(where: { $0.1 == phrase.key }) { return }
        let next = keys.first { !$0.1.unicodeScalars.lexicographicallyPrecedes(phrase.key.unicodeScalars) }
        if let next {
            lines.insert(contentsOf: entry(phrase, isLast: false), at: next.0)
        } else if let end = lines.lastIndex(of: "    }") {
            lines[end] = "    },"
            lines.insert(contentsOf: entry(phrase, isLast: true), at: end + 1)
        }
    }

    private static func remove(_ phrase: Phrase, from lines: inout [String]) {
        guard let start = lines.firstIndex(where: { key(in: $0) == phrase.key }) else { return }
        for isLast in [false, true] {
            let entry = entry(phrase, isLast: isLast)
            guard lines[start...].starts(with: entry) else { continue }
            lines.removeSubrange(start..<start + entry.count)
            if isLast, start > 0, lines[start - 1] == "    }," { lines[start - 1] = "    }" }
            return
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

    /// Returns the key if the line is the first one of a phrase.
    static func key(in line: String) -> String? {
        guard line.hasPrefix("    \""), line.hasSuffix("\" : {") else { return nil }
        return String(line.dropFirst(5).dropLast(5))
    }

    static func entry(_ phrase: Phrase, isLast: Bool) -> [String] {
        let texts = [("en", phrase.english, true, ","), ("es", phrase.spanish, phrase.isTranslated, "")]
        let languages = texts.flatMap { language, text, isTranslated, comma in
            ["        \"\(language)\" : {"] + localization(text, isTranslated) + ["        }\(comma)"]
        }
        return ["    \"\(phrase.key)\" : {", "      \"extractionState\" : \"manual\",", "      \"localizations\" : {"]
            + languages + ["      }", isLast ? "    }" : "    },"]
    }

    private static func localization(_ text: String, _ isTranslated: Bool) -> [String] {
        let forms = text.split(separator: " / ").map(String.init)
        guard forms.count == 2 else { return unit(text, isTranslated, indentation: 10) }
        return ["          \"variations\" : {", "            \"plural\" : {", "              \"one\" : {"]
            + unit(forms[0], isTranslated, indentation: 16) + ["              },", "              \"other\" : {"]
            + unit(forms[1], isTranslated, indentation: 16) + ["              }", "            }", "          }"]
    }

    private static func unit(_ text: String, _ isTranslated: Bool, indentation: Int) -> [String] {
        [
            "\"stringUnit\" : {", "  \"state\" : \"\(isTranslated ? "translated" : "new")\",",
            "  \"value\" : \(JSONWriter.quoted(text))", "}",
        ].map { String(repeating: " ", count: indentation) + $0 }
    }
}

/// A text of the strings catalog in English and Spanish.
///
/// A text with a singular and a plural form has ` / ` between them.
struct Phrase: Equatable, Sendable {
    let key: String
    let english: String
    let spanish: String
    /// `false` if the Spanish text has an English word, for which the generator has no translation.
    var isTranslated = true
}
