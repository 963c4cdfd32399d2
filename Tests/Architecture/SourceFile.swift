import ChallengeCore
import Foundation

/// A Swift file of a repository.
struct SourceFile: Sendable {
    /// The path from the root of the repository: `Features/Character/Sources/Domain/Models/Place.swift`.
    let path: String
    let source: String
    /// The code without comments and without the content of string literals.
    let code: String
    /// The lines of the code.
    let lines: [Substring]
    /// The declared types, top-level and nested, each with its line.
    let declarations: [Declaration]

    let folders: [String]
    let name: String
    /// `Libraries`, `Features`, `App` or `Tests`.
    let area: String
    /// The name of the module's folder: `Character`.
    let module: String
    /// The layer of a feature: `Domain`, `Data`, `Presentation`, or empty for files outside the layers.
    let layer: String
    /// The name of the file's folder: `Mappers`.
    var folder: String { folders.last ?? "" }

    // The properties are stored, because many rules read them.
    init(path: String, source: String) {
        self.path = path
        self.source = source
        code = CodeText(source).text
        lines = code.lines
        declarations = lines.enumerated().compactMap { Declaration(line: $0.element, number: $0.offset + 1) }
        let parts = path.split(separator: "/").map(String.init)
        folders = parts.dropLast()
        name = String(parts.last?.dropLast(".swift".count) ?? "")
        area = folders.first ?? ""
        module = folders.count > 1 ? folders[1] : ""
        layer = area == "Features" && folders.count > 3 && folders[2] == "Sources" ? folders[3] : ""
    }

    /// The imported modules, each with its line.
    var imports: [(module: String, line: Int)] {
        numberedLines.compactMap { number, line in
            let words = line.split(separator: " ")
            guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
                words[..<keyword].allSatisfy({
                    ["public", "internal", "package", "private"].contains($0) || $0.hasPrefix("@")
                })
            else { return nil }
            return (String(words[keyword + 1]), number)
        }
    }

    /// The lines with their numbers, from 1.
    var numberedLines: [(number: Int, line: Substring)] {
        lines.enumerated().map { (number: $0.offset + 1, line: $0.element) }
    }

    /// Returns the names and keywords in a line.
    static func words(of line: Substring) -> [Substring] {
        line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    }
}

/// The declaration of a type, an extension or another name of a type.
struct Declaration: Sendable {
    let kind: String
    let name: String
    let line: Int
    let isPrivate: Bool
    let isTopLevel: Bool
    /// The rest of the line from the name: generic parameters and conformances.
    let rest: Substring

    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "actor", "protocol", "extension", "typealias",
    ]
    private static let modifiers: Set<Substring> = [
        "open", "public", "package", "internal", "fileprivate", "private", "final", "indirect", "nonisolated",
    ]

    init?(line: Substring, number: Int) {
        let words = line.withoutAttributes.split(separator: " ")
        guard let position = words.firstIndex(where: Self.kinds.contains), position + 1 < words.count,
            words[..<position].allSatisfy(Self.modifiers.contains)
        else { return nil }
        let name = words[position + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        guard let first = name.first, first.isUppercase else { return nil }
        kind = String(words[position])
        self.name = String(name)
        self.line = number
        isPrivate = words[..<position].contains { ["private", "fileprivate"].contains($0) }
        isTopLevel = !line.hasPrefix(" ")
        rest = words[(position + 1)...].joined(separator: " ")[...]
    }
}

extension Substring {
    /// The line without the attributes at its start, such as `@Suite(.serialized)`.
    fileprivate var withoutAttributes: Substring {
        var rest = drop(while: \.isWhitespace)
        while rest.first == "@" {
            rest = rest.drop { !$0.isWhitespace && $0 != "(" }
            var depth = 0
            if rest.first == "(" {
                rest = rest.drop { character in
                    depth += character == "(" ? 1 : character == ")" ? -1 : 0
                    return depth > 0
                }.dropFirst()
            }
            rest = rest.drop(while: \.isWhitespace)
        }
        return rest
    }
}

/// The Swift files of a repository.
struct SourceTree: Sendable {
    let files: [SourceFile]
}
