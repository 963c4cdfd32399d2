import Foundation

/// The keys that Swift sources use: every string literal that looks like one.
struct KeyUsage {
    struct Place: Hashable, CustomStringConvertible {
        let file: String
        let line: Int

        var description: String { "\(file):\(line)" }
    }

    private(set) var places: [String: [Place]] = [:]

    mutating func add(source: String, file: String) {
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            for literal in Self.literals(in: line) where Self.isKey(literal) {
                places[literal, default: []].append(Place(file: file, line: index + 1))
            }
        }
    }

    /// The content of the line's string literals, as long as they are simple: a key is.
    ///
    /// The name of a field, which may look like a key, stands before its header.
    private static func literals(in line: Substring) -> [String] {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 && $0 < parts.count - 1 && !parts[$0 + 1].hasPrefix(", header:") }
            .map { String(parts[$0]) }
    }

    /// `word.word`, perhaps with more words, and behind it the placeholders that it takes.
    private static func isKey(_ literal: String) -> Bool {
        let parts = literal.split(separator: " ", omittingEmptySubsequences: false)
        let words = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        return words.count > 1 && prefixes.contains(String(words[0]))
            && words.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber } }
            && parts.dropFirst().allSatisfy { ["%@", "%lld"].contains($0) }
    }

    /// The first words of keys, which nothing else that is written with a dot has: what is about no feature, what a feature
    /// has beside its own name, and each feature with its error.
    static let prefixes = Set(ownWords + features.flatMap { [$0, $0 + "Error"] })

    private static let ownWords = [
        "advice", "app", "connection", "date", "duration", "favorites", "favoritesError", "listing", "provenance",
        "remote",
        "searches", "storage", "system", "terminal",
    ]

    /// What a feature calls its thing: `spaceShip`, and of a name that begins with initials, `dnaSample`.
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
