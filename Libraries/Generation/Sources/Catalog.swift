internal import ChallengeJSON
internal import ChallengeTerminal

/// A text of the strings catalog in English and Spanish; ` / ` separates a singular from a plural form.
struct Phrase: Equatable {
    let key: String
    let english: String
    let spanish: String

    /// Reads `KEY | ENGLISH | SPANISH`.
    init(line: Substring) throws {
        let parts = line.split(separator: " | ").map(String.init)
        guard parts.count == 3 else {
            throw CommandError("'\(line)' is not KEY | ENGLISH | SPANISH.", exitCode: .software)
        }
        (key, english, spanish) = (parts[0], parts[1], parts[2])
    }
}

/// The strings catalog, in which entries are added and removed in the order of their keys.
struct Catalog {
    private struct Entry {
        let key: String
        /// The lines without the comma that separates entries.
        let text: String
    }

    private let head: String
    private var entries: [Entry]
    private let tail: String

    init(_ text: String) {
        let opening = "  \"strings\" : {\n"
        let start = text.firstRange(of: opening)?.upperBound ?? text.startIndex
        let end = text.ranges(of: "\n  }").last?.lowerBound ?? text.endIndex
        head = String(text[..<start])
        tail = String(text[end...])
        entries = text[start..<max(start, end)].split(separator: "\n    },\n").map { entry in
            let body = entry.hasSuffix("\n    }") ? entry.dropLast("\n    }".count) : entry
            return Entry(key: String(body.dropFirst(5).prefix { $0 != "\"" }), text: String(body))
        }
    }

    var text: String { head + entries.map { $0.text + "\n    }" }.joined(separator: ",\n") + tail }

    var keys: [String] { entries.map(\.key) }

    func removing(where isRemoved: (String) -> Bool) -> Catalog {
        var catalog = self
        catalog.entries.removeAll { isRemoved($0.key) }
        return catalog
    }

    /// Returns the catalog with the phrases before the first greater key.
    func adding(_ phrases: [Phrase]) -> Catalog {
        var catalog = self
        for phrase in phrases where !catalog.keys.contains(phrase.key) {
            let next = catalog.entries.firstIndex { phrase.key.utf8.lexicographicallyPrecedes($0.key.utf8) }
            catalog.entries.insert(Self.entry(phrase), at: next ?? catalog.entries.count)
        }
        return catalog
    }

    /// The Spanish names of fields and words for items by the English ones.
    var spanishWords: [String: String] {
        var words: [String: String] = [:]
        for entry in entries where [".field.", ".related.", ".noun"].contains(where: entry.key.contains) {
            let values = entry.text.split(separator: "\n").filter { $0.contains("\"value\" : ") }.map { line in
                (try? JSONValue(json: String(line.drop { $0 != ":" }.dropFirst()))) ?? .null
            }
            for (english, spanish) in zip(values, values.dropFirst(values.count / 2)) {
                guard case .string(let english) = english, case .string(let spanish) = spanish else { continue }
                words[english] = words[english] ?? spanish
            }
        }
        return words
    }

    private static func entry(_ phrase: Phrase) -> Entry {
        func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
            .object(members.map { JSONMember($0.key, $0.value) })
        }
        func unit(_ text: Substring) -> JSONValue {
            object(["stringUnit": object(["state": .string("translated"), "value": .string(String(text))])])
        }
        func localization(_ text: String) -> JSONValue {
            let forms = text.split(separator: " / ")
            if forms.count < 2 { return unit(text[...]) }
            return object(["variations": object(["plural": object(["one": unit(forms[0]), "other": unit(forms[1])])])])
        }
        let texts = object(["en": localization(phrase.english), "es": localization(phrase.spanish)])
        let entry = object(["extractionState": .string("manual"), "localizations": texts])
        // The catalog has a space before each colon.
        let lines = JSONWriter.pretty(entry, indentation: "    ").split(separator: "\n").dropLast().map {
            $0.replacing("\": ", with: "\" : ", maxReplacements: 1)
        }
        return Entry(key: phrase.key, text: "    \"\(phrase.key)\" : " + lines.joined(separator: "\n"))
    }
}
