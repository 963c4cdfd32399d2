import Foundation

/// The keys of texts in Swift sources.
struct KeyUsage {
    struct Place: CustomStringConvertible {
        let file: String
        let line: Int

        var description: String { "\(file):\(line)" }
    }

    /// The places by key; a `*` in a key is a word that the program inserts.
    private(set) var places: [String: [Place]] = [:]

    /// The keys that other keys fit.
    var patterns: [String] { places.keys.filter { $0.utf8.contains(UInt8(ascii: "*")) } }

    mutating func add(source: String, file: String) {
        for (key, line) in source.keys(startingWith: Self.prefixes) {
            places[key, default: []].append(Place(file: file, line: line))
        }
    }

    /// The first words of keys, which no other literals with periods have.
    ///
    /// They are the common words below, the name of each feature, and the name of each feature's error.
    static let prefixes = Set(ownWords + features.flatMap { [$0, $0 + "Error"] })

    private static let ownWords = [
        "advice", "app", "connection", "date", "duration", "favorites", "favoritesError", "listing", "number",
        "pictures", "provenance", "remote", "searches", "storage", "system", "terminal",
    ]

    /// Returns the variable name for a type: `spaceShip`, and `dnaSample` for a type that starts with initials.
    private static func variable(of name: String) -> String {
        let initials = name.prefix { $0.isUppercase }.count
        let small = initials > 1 && initials < name.count ? initials - 1 : initials
        return name.prefix(small).lowercased() + name.dropFirst(small)
    }

    private static let features: [String] = {
        let folder = URL(filePath: #filePath).appending(path: "../../../../../Features").standardizedFileURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.map { variable(of: $0) }
    }()
}

extension String {
    /// Returns `true` for a key with the words of the pattern, in which a `*` is any word or the start of one.
    func fits(_ pattern: String) -> Bool {
        let words = split(separator: ".")
        let expected = pattern.split(separator: ".")
        return words.count == expected.count
            && zip(words, expected).allSatisfy { word, pattern in
                guard pattern.first == "*" else { return word == pattern }
                return word.hasSuffix(pattern.dropFirst()) && word.allSatisfy { $0.isLetter || $0.isNumber }
            }
    }
}
