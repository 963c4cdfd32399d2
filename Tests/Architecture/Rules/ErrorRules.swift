/// The errors of features and their mappers.
enum ErrorRules {
    static let all = [errorMappers, localizedErrors]

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
}
