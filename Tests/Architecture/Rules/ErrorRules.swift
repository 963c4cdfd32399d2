/// The types of errors.
enum ErrorRules {
    static let all = [number]

    /// The largest number of types that conform to `Error`.
    static let mostTypes = 26

    private static let conformances: Set<Substring> = [
        "Error", "LocalizedError", "PresentableError", "CollectionErrorContract",
    ]

    static let number = Rule("a type is an error if a caller distinguishes it", pattern: 8) { tree in
        let errors = tree.files.filter(\.isProduct).flatMap { file in
            file.declarations.filter(isError).map { (file: file, declaration: $0) }
        }
        let declared = errors.filter { $0.declaration.kind != "extension" }
        var names = Set(declared.map(\.declaration.name))
        let extended = errors.filter {
            $0.declaration.kind == "extension" && names.insert($0.declaration.name).inserted
        }
        return (declared + extended).dropFirst(mostTypes).map {
            $0.file.finding(
                line: $0.declaration.line,
                message: "\($0.declaration.name) is one type more than \(mostTypes); use CommandError or another case")
        }
    }

    /// Returns `true` if the declaration makes a type an error; the types in angle brackets and after `where` do not.
    private static func isError(_ declaration: Declaration) -> Bool {
        if declaration.kind == "protocol" || conformances.contains(declaration.name[...]) { return false }
        let clause = declaration.rest.replacing(/<.*>/, with: "").split(separator: " where ")[0]
        return clause.split(separator: ":").dropFirst().contains { list in
            !conformances.isDisjoint(with: SourceFile.words(of: list))
        }
    }
}
