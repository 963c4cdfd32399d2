/// The place of SQL and of the domain's types in the data layer of a feature.
enum DataRules {
    static let all = [repositorySources, dtoTypes, dataSourceTypes]

    /// The types with which a repository would run SQL.
    private static let databaseTypes: Set<String> = ["Connection", "Database", "DatabaseError", "SQLRow", "SQLValue"]

    static let repositorySources = Rule(
        "a repository holds data sources as contracts and runs no SQL", pattern: 6, minimumFiles: 8,
        in: Scope { $0.path.contains("/Data/Repositories/") && $0.isProduct }
    ) { file, _ in
        file.numberedLines.flatMap { number, line in
            SourceFile.words(of: line).filter { word in
                // A contract ends in `DataSourceContract`.
                databaseTypes.contains(String(word)) || word.hasSuffix("DataSource")
            }
            .map { file.finding(line: number, message: "uses \($0)") }
        }
    }

    /// The types of Domain that DTOs may use, each with its purpose.
    static let sharedTypes = ["EpisodeCode": "the spellings of a code, which the filter of a list compares"]

    static let dtoTypes = Rule(
        "a DTO does not use types of Domain", pattern: 7, minimumFiles: 6, in: folder("/Data/DTOs/")
    ) { file, tree in
        Rule.mentions(of: tree.types(of: file.module, in: "Domain").subtracting(sharedTypes.keys), in: file)
    }

    static let dataSourceTypes = Rule(
        "a data source returns DTOs and does not use types of Domain", pattern: 7, minimumFiles: 6,
        in: folder("/Data/DataSources/")
    ) { file, tree in
        Rule.mentions(of: tree.types(of: file.module, in: "Domain"), in: file)
    }

    private static func folder(_ name: String) -> Scope {
        Scope { $0.area == "Features" && $0.path.contains(name) && $0.isProduct }
    }
}
