internal import ChallengeCore

/// The rule that each type that a feature uses is declared.
///
/// The compiler finds such errors, too, but only when the project is built. The rule looks at types with the name of
/// the feature in their names, and at names that end in a role.
struct UnknownTypes {
    let feature: String
    /// The names of the types that the libraries declare.
    let libraryTypes: Set<String>

    private static let roles = [
        "Command", "Container", "Contract", "DTO", "DataSource", "Dependencies", "Error", "Feature", "Filter",
        "FilterOptions", "Fixture", "Mapper", "Mock", "Repository", "SnapshotLine", "UseCase",
    ]

    var rule: Rule {
        let (feature, libraryTypes) = (feature, libraryTypes)
        return Rule("a type with the name of the feature, or of a role, is declared", pattern: 3) { tree in
            let own = tree.files.filter { $0.module == feature }
            let declared = libraryTypes.union(own.flatMap(\.declaredTypes))
            return own.flatMap { file in
                file.types { $0.contains(feature) || Self.roles.contains(where: $0.hasSuffix) }
                    .filter { !declared.contains($0.name) && SwiftTypes.module(of: $0.name) == nil }
                    .map { file.finding(line: $0.line, message: "'\($0.name)' is not declared") }
            }
        }
    }
}

extension SourceFile {
    /// The names of the types that the file declares, and of its type aliases.
    var declaredTypes: [String] {
        let aliases = code.split(separator: "typealias ").dropFirst().compactMap { SourceFile.words(of: $0).first }
        return declarations.filter { $0.kind != "extension" }.map(\.name) + aliases.map(String.init)
    }

    /// Returns the names of types in the code that meet the condition, each with its first line.
    fileprivate func types(where condition: (Substring) -> Bool) -> [(name: String, line: Int)] {
        var found: Set<Substring> = []
        return numberedLines.filter { !$0.line.contains("import ") }.flatMap { number, line in
            SourceFile.words(of: line).filter { word in
                word.first?.isUppercase == true && condition(word) && found.insert(word).inserted
            }.map { (name: String($0), line: number) }
        }
    }
}
