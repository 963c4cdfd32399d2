import ChallengeCore
import Foundation

/// The keys in Swift sources: every string literal that has the form of a key.
struct KeyUsage {
    struct Place: Hashable, CustomStringConvertible {
        let file: String
        let line: Int

        var description: String { "\(file):\(line)" }
    }

    private(set) var places: [String: [Place]] = [:]

    mutating func add(source: String, file: String) {
        for (index, line) in source.lines.enumerated() {
            for literal in Self.literals(in: line) where Self.isKey(literal) {
                places[literal, default: []].append(Place(file: file, line: index + 1))
            }
        }
    }

    /// Returns the contents of the line's string literals that contain no quote.
    ///
    /// Names of fields are excluded, because they can have the form of a key. Each is followed by the argument
    /// `header`.
    private static func literals(in line: Substring) -> [String] {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 && $0 < parts.count - 1 && !parts[$0 + 1].hasPrefix(", header:") }
            .map { String(parts[$0]) }
    }

    /// Returns `true` for words joined by periods, followed by placeholders.
    private static func isKey(_ literal: String) -> Bool {
        let parts = literal.split(separator: " ", omittingEmptySubsequences: false)
        let words = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        return words.count > 1 && prefixes.contains(String(words[0]))
            && words.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber } }
            && parts.dropFirst().allSatisfy { ["%@", "%lld"].contains($0) }
    }

    /// The first words of keys, which no other literals with periods have.
    ///
    /// They are the common words below, the name of each feature, and the name of each feature's error.
    static let prefixes = Set(ownWords + features.flatMap { [$0, $0 + "Error"] })

    private static let ownWords = [
        "advice", "app", "connection", "date", "duration", "favorites", "favoritesError", "listing", "number",
        "provenance", "remote", "searches", "storage", "system", "terminal",
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
