internal import ChallengeCore

/// The rule that each type that a feature uses is declared.
///
/// The compiler finds such errors, too, but only when the project is built. In a file that imports a module with
/// unknown types, the rule looks only at names that contain the name of the feature, or that end in a role.
struct UnknownTypes {
    let feature: String
    /// The names of the types that the libraries and the support of the tests declare.
    let libraryTypes: Set<String>

    private static let roles = [
        "Command", "Container", "Contract", "DTO", "DataSource", "Dependencies", "Error", "Feature", "Filter",
        "FilterOptions", "Fixture", "Mapper", "Mock", "Repository", "SnapshotLine", "UseCase",
    ]

    var rule: Rule {
        let (feature, libraryTypes) = (feature, libraryTypes)
        return Rule("a type that a feature uses is declared", pattern: 3) { tree in
            let own = tree.files.filter { $0.module == feature }
            // Other features can be imported, for example by the tests.
            let imported = Set(own.flatMap(\.imports).map(\.module)).subtracting(["Challenge\(feature)"])
            let others = tree.files.filter { $0.isSource && imported.contains("Challenge\($0.module)") }
            let declared = libraryTypes.union((own + others).flatMap(\.declaredTypes))
                .union(own.flatMap(\.genericParameters)).union(imported)
            return own.flatMap { file in
                let isComplete = file.imports.allSatisfy { SwiftTypes.isKnown(module: $0.module) }
                return file.types { name in
                    isComplete || name.contains(feature) || Self.roles.contains(where: name.hasSuffix)
                }
                .filter { !declared.contains($0.name) && SwiftTypes.module(of: $0.name) == nil }
                .map { file.finding(line: $0.line, message: "'\($0.name)' is not declared") }
            }
        }
    }
}

extension SwiftTypes {
    /// Returns `true` if the types of the module are known: those of Swift, and those of the project.
    fileprivate static func isKnown(module: String) -> Bool {
        module.hasPrefix("Challenge") || modules.contains { $0.name == module }
    }
}

extension SourceFile {
    /// The names of the types that the file declares, and of its type aliases.
    var declaredTypes: [String] {
        let aliases = ["typealias ", "associatedtype "].flatMap { keyword in
            code.split(separator: keyword).dropFirst().compactMap { SourceFile.words(of: $0).first }
        }
        return declarations.filter { $0.kind != "extension" }.map(\.name) + aliases.map(String.init)
    }

    /// The names of the generic parameters of the file's types and functions.
    fileprivate var genericParameters: [String] {
        ["func ", "init", "struct ", "actor ", "class ", "enum "].flatMap { keyword in
            code.split(separator: keyword).dropFirst().compactMap(\.genericParameters).flatMap(SourceFile.words)
        }.map(String.init)
    }

    /// Returns the names of types in the code that meet the condition, each with its first line.
    fileprivate func types(where condition: (Substring) -> Bool) -> [(name: String, line: Int)] {
        var found: Set<Substring> = []
        return numberedLines.filter { !$0.line.contains("import ") }.flatMap { number, line in
            line.typeNames.filter { condition($0) && found.insert($0).inserted }.map {
                (name: String($0), line: number)
            }
        }
    }
}

extension Substring {
    /// The generic parameters of a declaration that begins with its name.
    fileprivate var genericParameters: Substring? {
        prefix { !"(:{".contains($0) }.split(separator: "<").dropFirst().first
    }

    /// The names in a line of code that can only be those of types.
    ///
    /// Members, attributes, constants in capitals and names in backticks are left out.
    fileprivate var typeNames: [Substring] {
        let parts = split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }
        return parts.flatMap { part in
            SourceFile.words(of: part.element).filter { word in
                word.first?.isUppercase == true && word.contains(where: \.isLowercase)
                    && !(word.startIndex > startIndex && ".@".contains(self[index(before: word.startIndex)]))
            }
        }
    }
}
