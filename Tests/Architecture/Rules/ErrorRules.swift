/// The errors of features, their mappers, and the number of types of errors.
enum ErrorRules {
    static let all = [errorMappers, localizedErrors, number]

    /// The largest number of types that conform to `Error`, beside the error of each feature.
    static let mostTypes = 15

    static let errorMappers = Rule(
        "a collection has an error mapper with a suite", pattern: 8, minimumFiles: 3,
        in: Scope { $0.layer == "Data" && $0.folder == "DTOs" && $0.code.contains("APICollection<") }
    ) { file, tree in
        let files = tree.files.filter { $0.area == file.area && $0.module == file.module }
        let mappers = files.filter { $0.layer == "Data" && $0.folder == "Mappers" }.flatMap(\.declarations).map(\.name)
        let suites = files.filter { !$0.isProduct }.flatMap(\.declarations).map(\.name)
        return file.numberedLines.compactMap { number, line in
            guard let name = line.firstMatch(of: /APICollection<(\w+)DTO>/)?.1 else { return nil }
            let mapper = "\(name)ErrorMapper"
            guard mappers.contains(mapper) else { return file.finding(line: number, message: "no \(mapper)") }
            return suites.contains("\(mapper)Tests")
                ? nil : file.finding(line: number, message: "no \(mapper)Tests")
        }
    }

    static let localizedErrors = Rule(
        "the error of a feature is a LocalizedError, directly or as a CollectionErrorContract", pattern: 8,
        minimumFiles: 9,
        in: Scope { file in
            file.area == "Features" && file.isProduct
                && ["Error", "sError"].contains { file.name == file.module + $0 }
        }
    ) { file, _ in
        let errors = file.declarations.filter { $0.name == file.name }
        let isLocalized = errors.contains {
            !Set(SourceFile.words(of: $0.rest)).isDisjoint(with: ["LocalizedError", "CollectionErrorContract"])
        }
        return isLocalized ? [] : [file.finding(line: errors.first?.line ?? 1, message: file.name)]
    }

    private static let conformances: Set<Substring> = [
        "Error", "LocalizedError", "PresentableError", "CollectionErrorContract",
    ]

    static let number = Rule("a type is an error if a caller distinguishes it", pattern: 8) { tree in
        let errors = tree.files.filter(\.isProduct).flatMap { file in
            file.declarations.filter { isError($0) && !isOfFeature($0, in: file) }.map { (file: file, declaration: $0) }
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

    private static func isOfFeature(_ declaration: Declaration, in file: SourceFile) -> Bool {
        file.area == "Features" && ["Error", "sError"].contains { declaration.name == file.module + $0 }
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
