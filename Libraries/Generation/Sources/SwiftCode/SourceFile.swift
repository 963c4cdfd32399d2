/// A Swift file of a repository.
package struct SourceFile: Sendable {
    /// The path from the root of the repository: `Features/Character/Sources/Domain/Models/Place.swift`.
    package let path: String
    package let source: String
    /// The code without comments and without the content of string literals.
    package let code: String
    /// The lines of the code.
    package let lines: [Substring]

    package init(path: String, source: String) {
        self.path = path
        self.source = source
        code = CodeText(source).text
        lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    }

    package var folders: [Substring] { path.split(separator: "/").dropLast() }

    package var name: String { String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "") }

    /// `Libraries`, `Features`, `App` or `Tests`.
    package var area: String { folders.first.map(String.init) ?? "" }

    /// The name of the module's folder: `Character`.
    package var module: String { folders.count > 1 ? String(folders[1]) : "" }

    /// The layer of a feature: `Domain`, `Data`, `Presentation`, or empty for files outside the layers.
    package var layer: String {
        area == "Features" && folders.count > 3 && folders[2] == "Sources" ? String(folders[3]) : ""
    }

    /// The name of the file's folder: `Mappers`.
    package var folder: String { folders.last.map(String.init) ?? "" }

    /// The imported modules, each with its line.
    package var imports: [(module: String, line: Int)] {
        numberedLines.compactMap { number, line in
            let words = line.split(separator: " ")
            guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
                words[..<keyword].allSatisfy({ ["public", "internal", "package", "private", "@testable"].contains($0) })
            else { return nil }
            return (String(words[keyword + 1]), number)
        }
    }

    /// The declared types, top-level and nested, each with its line.
    package var declarations: [Declaration] { numberedLines.compactMap { Declaration(line: $1, number: $0) } }

    /// The lines with their numbers, from 1.
    package var numberedLines: [(number: Int, line: Substring)] {
        lines.enumerated().map { (number: $0.offset + 1, line: $0.element) }
    }

    /// Returns the names and keywords in a line.
    package static func words(of line: Substring) -> [Substring] {
        line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    }
}

/// The declaration of a type or an extension.
package struct Declaration: Sendable {
    package let kind: String
    package let name: String
    package let line: Int
    package let isPublic: Bool
    package let isPrivate: Bool
    package let isTopLevel: Bool
    /// The rest of the line from the name: generic parameters and conformances.
    package let rest: Substring

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
        isTopLevel = !line.hasPrefix(" ")
        rest = words[(position + 1)...].joined(separator: " ")[...]
    }
}

/// The Swift files of a repository.
package struct SourceTree: Sendable {
    package let files: [SourceFile]

    package init(files: [SourceFile]) {
        self.files = files
    }

    /// Reads the Swift files below the folders.
    package init(root: String, folders: [String]) throws {
        let project = Project(root: root)
        files = try folders.flatMap(project.files).filter { $0.hasSuffix(".swift") }.map { path in
            SourceFile(path: path, source: try project.text(of: path) ?? "")
        }
    }
}
