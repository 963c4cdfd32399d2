import ChallengeGeneration
import Foundation

/// A Swift file of the project: where it is, and what its code says line by line.
struct SourceFile {
    /// From the root of the repository: `Features/Character/Sources/Domain/Models/Place.swift`.
    let path: String
    let source: String
    /// The code of each line, without comments and without what strings hold.
    let lines: [Substring]

    init(path: String, source: String) {
        self.path = path
        self.source = source
        lines = CodeText(source).text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    private var folders: [Substring] { path.split(separator: "/").dropLast() }

    var name: String { String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "") }

    /// `Libraries`, `Features`, `App` or `Tests`.
    var area: String { folders.first.map(String.init) ?? "" }

    /// The module's folder: `Character`.
    var module: String { folders.count > 1 ? String(folders[1]) : "" }

    /// Whether it is part of the product, and not of its tests or doubles.
    var isProduct: Bool {
        area == "App" || folders.contains("Sources") || isNetworkWorker
            || path.hasPrefix("Libraries/Networking/Frames/")
    }

    /// Whether it is part of the program in which URLSession runs.
    var isNetworkWorker: Bool { path.hasPrefix("Libraries/Networking/Worker/") }

    /// The layer of a feature: `Domain`, `Data`, `Presentation`, or nothing for what stands above them.
    var layer: String { area == "Features" && isProduct && folders.count > 3 ? String(folders[3]) : "" }

    /// The files' own folder: `Mappers`.
    var folder: String { folders.last.map(String.init) ?? "" }

    /// The modules that are imported, each with its line.
    var imports: [(module: String, line: Int)] {
        numbered.compactMap { number, line in
            let words = line.split(separator: " ")
            guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
                words[..<keyword].allSatisfy({ ["public", "internal", "package", "private", "@testable"].contains($0) })
            else { return nil }
            return (String(words[keyword + 1]), number)
        }
    }

    /// The types that are declared, outermost ones and nested ones, each with its line.
    var declarations: [Declaration] { numbered.compactMap { Declaration(line: $1, number: $0) } }

    /// The lines with their numbers, from 1.
    var numbered: [(number: Int, line: Substring)] {
        lines.enumerated().map { (number: $0.offset + 1, line: $0.element) }
    }

    /// The words of a line: names and keywords, without signs.
    static func words(of line: Substring) -> [Substring] {
        line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    }
}

/// The line that declares a type.
struct Declaration {
    let kind: String
    let name: String
    let line: Int
    let isPublic: Bool
    let isPrivate: Bool
    let isOutermost: Bool
    /// What stands behind the name: conformances and generic parameters.
    let rest: Substring

    private static let kinds: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "extension"]
    private static let modifiers: Set<Substring> = [
        "public", "package", "internal", "fileprivate", "private", "final", "indirect", "nonisolated",
    ]

    init?(line: Substring, number: Int) {
        let words = line.split(separator: " ").filter { !$0.hasPrefix("@") }
        guard let position = words.firstIndex(where: Self.kinds.contains), position + 1 < words.count,
            words[..<position].allSatisfy(Self.modifiers.contains)
        else { return nil }
        let name = words[position + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        guard let first = name.first, first.isUppercase else { return nil }
        kind = String(words[position])
        self.name = String(name)
        self.line = number
        isPublic = words[..<position].contains("public")
        isPrivate = words[..<position].contains { ["private", "fileprivate"].contains($0) }
        isOutermost = !line.hasPrefix(" ")
        rest = words[(position + 1)...].joined(separator: " ")[...]
    }
}
