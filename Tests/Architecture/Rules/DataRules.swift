/// The use of DTOs, mappers and data sources of the API.
enum DataRules {
    static let all = [dtoTypes, mapperUses, collectionSources]

    static let dtoTypes = Rule(
        "a DTO does not use types of Domain", pattern: 7, minimumFiles: 6,
        in: Scope { $0.layer == "Data" && $0.folder == "DTOs" }
    ) { file, tree in
        Rule.mentions(of: tree.types(of: file.module, in: "Domain"), in: file)
    }

    static let mapperUses = Rule(
        "only Data and the container of a feature use mappers", pattern: 7, minimumFiles: 60,
        in: Scope { $0.area == "Features" && $0.isProduct && $0.layer != "Data" && !$0.name.hasSuffix("Container") }
    ) { file, _ in
        file.numberedLines.flatMap { number, line in
            SourceFile.words(of: line).filter { $0.hasSuffix("Mapper") && $0.first?.isUppercase == true }
                .map { file.finding(line: number, message: "uses \($0)") }
        }
    }

    static let collectionSources = Rule(
        "only a container uses the data sources of a collection", pattern: 16, minimumFiles: 130,
        in: Scope {
            $0.isProduct && !$0.path.hasPrefix("Libraries/Repository/") && !$0.name.hasSuffix("Container")
        }
    ) { file, _ in
        Rule.mentions(of: ["CollectionSources"], in: file)
    }
}
