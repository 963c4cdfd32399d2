/// The use of DTOs, mappers and data sources.
enum DataRules {
    static let all = [repositorySources, dtoTypes, dataSourceTypes, mapperUses, collectionSources]

    /// The types with which a repository would run SQL.
    private static let databaseTypes: Set<String> = ["Connection", "Database", "DatabaseError", "SQLRow", "SQLValue"]

    static let repositorySources = Rule(
        "a repository holds data sources as contracts and runs no SQL", pattern: 6, minimumFiles: 8,
        in: folder("Repositories")
    ) { file, _ in
        file.numberedLines.flatMap { number, line in
            SourceFile.words(of: line).filter { word in
                // A contract ends in `DataSourceContract`.
                databaseTypes.contains(String(word)) || word.hasSuffix("DataSource")
            }
            .map { file.finding(line: number, message: "uses \($0)") }
        }
    }

    static let dtoTypes = Rule(
        "a DTO does not use types of Domain", pattern: 7, minimumFiles: 6, in: folder("DTOs")
    ) { file, tree in
        Rule.mentions(of: tree.types(of: file.module, in: "Domain"), in: file)
    }

    static let dataSourceTypes = Rule(
        "a data source does not use types of Domain", pattern: 6, minimumFiles: 6,
        in: folder("DataSources")
    ) { file, tree in
        Rule.mentions(of: tree.types(of: file.module, in: "Domain"), in: file)
    }

    private static func folder(_ name: String) -> Scope {
        Scope { $0.area == "Features" && $0.isProduct && $0.path.contains("/Data/\(name)/") }
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
