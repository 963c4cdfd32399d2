internal import ChallengeCore

/// The rule that each type that a feature uses is declared.
///
/// The compiler finds such errors, too, but only when the project is built. In a file that imports a module with
/// unknown types, the rule looks only at names that contain the name of the feature, or that end in a role.
struct UnknownTypes {
    let feature: String
    /// The names of the types that the libraries and the support of the tests declare, by module.
    let libraryTypes: [String: Set<String>]

    private static let roles = [
        "Command", "Container", "Contract", "DTO", "DataSource", "Dependencies", "Error", "Feature", "Filter",
        "FilterOptions", "Fixture", "Mapper", "Mock", "Repository", "SnapshotLine", "UseCase",
    ]

    /// The module that needs no import, and the names that extensions of its types use without a declaration.
    private static let standardNames: Set<String> = [
        "Bound", "Element", "Failure", "ID", "Index", "Indices", "Input", "Iterator", "Key", "Output", "RawValue",
        "Stride", "SubSequence", "Success", "Swift", "Value", "Wrapped",
    ]

    var rule: Rule {
        Rule("a type that a feature uses is declared", pattern: 3) { tree in
            let files = tree.files.filter { $0.module == feature }
            let sources = files.filter(\.isSource)
            // The sources cannot use the types of the tests.
            return findings(in: sources, declared: declaredTypes(for: sources, in: tree))
                + findings(in: files.filter { !$0.isSource }, declared: declaredTypes(for: files, in: tree))
        }
    }

    /// Returns the names of the types that the files declare or import.
    private func declaredTypes(for files: [SourceFile], in tree: SourceTree) -> Set<String> {
        let modules = Set(files.flatMap(\.imports).map(\.module))
        // Other features can be imported, for example by the tests.
        let others = tree.files.filter { $0.isSource && modules.contains("Challenge\($0.module)") }
        return Self.standardNames.union(modules).union((files + others).flatMap(\.declaredTypes))
            .union(modules.flatMap { libraryTypes[$0] ?? [] })
    }

    private func findings(in files: [SourceFile], declared: Set<String>) -> [Finding] {
        files.flatMap { file in
            let isComplete = file.imports.allSatisfy { SwiftTypes.isKnown(module: $0.module) }
            return file.types { name in
                isComplete || name.contains(feature) || Self.roles.contains(where: name.hasSuffix)
            }
            .filter { !declared.contains($0.name) && !SwiftTypes.isKnown($0.name) }
            .map { file.finding(line: $0.line, message: "'\($0.name)' is not declared") }
        }
    }
}

extension SwiftTypes {
    /// Returns `true` if the types of the module are known: those of Swift, and those of the project.
    fileprivate static func isKnown(module: String) -> Bool {
        module.hasPrefix("Challenge") || module == "FoundationEssentials" || modules.contains { $0.name == module }
    }

    /// Returns `true` for a type of Swift, or of Dispatch, whose types Foundation exports.
    fileprivate static func isKnown(_ name: String) -> Bool { module(of: name) != nil || name.hasPrefix("Dispatch") }
}

extension SourceFile {
    private static let declaringKeywords: Set<Substring> = [
        "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype",
    ]

    /// The keywords whose declarations can have generic parameters.
    private static let genericKeywords: Set<Substring> = declaringKeywords.union(["func", "init", "subscript"])

    /// The names of the types that the file declares, of its type aliases, and of its generic parameters.
    var declaredTypes: [String] { Self.declaredTypes(in: lines) }

    /// The names of the types that the file declares at the top level.
    var topLevelTypes: [String] { Self.declaredTypes(in: lines.filter { !$0.hasPrefix(" ") }) }

    private static func declaredTypes(in lines: [Substring]) -> [String] {
        lines.flatMap { line in
            let words = SourceFile.words(of: line)
            let names = zip(words, words.dropFirst()).filter { declaringKeywords.contains($0.0) }.map(\.1)
            return (names + genericParameters(in: line)).map(String.init)
        }
    }

    /// Returns the generic parameters of the declarations in a line: `Item` in `func print<Item: Sendable>(`.
    private static func genericParameters(in line: Substring) -> [Substring] {
        line.ranges(of: "<").flatMap { opening -> [Substring] in
            let before = words(of: line[..<opening.lowerBound]).suffix(2)
            guard before.contains(where: genericKeywords.contains) else { return [] }
            return line[opening.upperBound...].prefix { $0 != "(" }.split(separator: ",").compactMap {
                words(of: $0).first
            }
        }
    }

    /// Returns the names of types in the code that meet the condition, each with its first line.
    fileprivate func types(where condition: (Substring) -> Bool) -> [(name: String, line: Int)] {
        var found: Set<Substring> = []
        return numberedLines.filter { !$0.line.contains("import ") && !$0.line.isDirective }.flatMap { number, line in
            line.typeNames.filter { condition($0) && found.insert($0).inserted }.map {
                (name: String($0), line: number)
            }
        }
    }
}

extension Substring {
    /// `true` for a line such as `#if DEBUG`.
    var isDirective: Bool { first { !$0.isWhitespace } == "#" }

    /// The names in a line of code that can only be those of types.
    ///
    /// Members, attributes, macros, constants in capitals and names in backticks are left out.
    fileprivate var typeNames: [Substring] {
        let parts = split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }
        return parts.flatMap { part in
            SourceFile.words(of: part.element).filter { word in
                word.first?.isUppercase == true && word.contains(where: \.isLowercase)
                    && !(word.startIndex > startIndex && ".@#/".contains(self[index(before: word.startIndex)]))
            }
        }
    }
}
