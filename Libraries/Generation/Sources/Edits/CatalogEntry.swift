internal import ChallengeCore

/// An entry of the strings catalog, or the lines between two entries.
struct CatalogEntry {
    /// `nil` if the lines are no entry.
    let key: String?
    private let lines: [String]

    /// The last line is the brace without the comma that separates the entry from the next one.
    private init(_ lines: ArraySlice<String>, key: String? = nil) {
        self.key = key
        self.lines = key == nil ? Array(lines) : lines.dropLast() + [Self.end]
    }

    private static let end = "    }"
    private static let separatedEnd = "    },"

    /// The hash of the text, which does not change if entries are added after this one.
    var hash: String { GeneratedRecord.hash(lines.joined(separator: "\n")) }

    /// Returns `true` if the entry is that of the phrase and was not edited.
    func isUnedited(_ phrase: Phrase) -> Bool { lines == CatalogEntry(phrase).lines }

    /// Returns `true` if the entry comes after the key in the catalog.
    func follows(_ other: String) -> Bool { key.map { other.utf8.lexicographicallyPrecedes($0.utf8) } == true }

    /// Returns the entries of a catalog, and the lines between them.
    static func entries(in catalog: String) -> [CatalogEntry] {
        let lines = catalog.lines.map(String.init)
        var entries: [CatalogEntry] = []
        var start = 0
        var first: (index: Int, key: String)?
        for (index, line) in lines.enumerated() {
            if let key = key(in: line) {
                first = (index, key)
            } else if let entry = first, line == end || line == separatedEnd {
                if start < entry.index { entries.append(CatalogEntry(lines[start..<entry.index])) }
                entries.append(CatalogEntry(lines[entry.index...index], key: entry.key))
                start = index + 1
                first = nil
            }
        }
        return entries + [CatalogEntry(lines[start...])]
    }

    /// Returns the key if the line is the first one of an entry.
    private static func key(in line: String) -> String? {
        guard line.hasPrefix("    \""), line.hasSuffix("\" : {") else { return nil }
        return String(line.dropFirst(5).dropLast(5))
    }

    /// Returns the catalog, with a comma after each entry but the last one.
    static func text(of entries: [CatalogEntry]) -> String {
        let last = entries.lastIndex { $0.key != nil }
        return entries.enumerated().flatMap { index, entry in
            entry.key == nil || index == last ? entry.lines : entry.lines.dropLast() + [separatedEnd]
        }.joined(separator: "\n")
    }
}

extension CatalogEntry {
    init(_ phrase: Phrase) {
        let texts = [("en", phrase.english, true, ","), ("es", phrase.spanish, phrase.isTranslated, "")]
        let languages = texts.flatMap { language, text, isTranslated, comma in
            ["        \"\(language)\" : {"] + Self.localization(text, isTranslated) + ["        }\(comma)"]
        }
        let opening = [
            "    \"\(phrase.key)\" : {", "      \"extractionState\" : \"manual\",", "      \"localizations\" : {",
        ]
        self.init((opening + languages + ["      }", Self.end])[...], key: phrase.key)
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
