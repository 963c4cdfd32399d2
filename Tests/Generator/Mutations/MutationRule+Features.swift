@testable import ChallengeGeneration

extension MutationRule {
    /// The mutations of the tables, errors and texts of a feature.
    static let features = [
        MutationRule("a table is missing, or has another title or value", if: \.hasCacheTable) { spec in
            let table = spec.noun.table
            let titles = [spec.items, "pages", "complete"].map { "\"\(spec.item).cached.\($0)\"" }
            let tables = [
                "CacheTable(\"\(table)\", title: \(titles[0]))", "CacheTable(\"\(table)_pages\", title: \(titles[1]))",
                "CacheTable(\"\(table)_collection\", field: \"complete.\(table)\", title: \(titles[2]), value: .date)",
            ]
            let list = "[\(tables.joined(separator: ", "))]"
            let others =
                titles.map { list.replacing($0, with: "\"other\"") }
                + [list.replacing(".date", with: ".count")]
            return (listsWithoutOne(tables) + others).map {
                Mutation("\(spec.name)Feature.swift", "tables = «\(list)»", by: $0)
            }
        },
        MutationRule("items have another noun", if: \.hasCommands) { spec in
            let files = spec.isPersistent ? [spec.listFile, spec.searchFile] : [spec.itemFile, spec.filterFile]
            return files.map { Mutation($0, "noun: «\"\(spec.item).noun\"»", by: "\"other\"") }
        },
        MutationRule("a schema is missing", if: \.hasTable) { spec in
            let type = spec.isPersistent ? "\(spec.name)SQLiteDataSource" : "\(spec.name)DTO"
            return [Mutation("\(spec.name)Feature.swift", "schemas = «[\(type).schema]»", by: "[]")]
        },
        MutationRule("items of APIs with different addresses share a row", if: \.hasCacheTable) { spec in
            let columns = spec.cacheColumns(of: spec.firstFields).filter { $0 != "\n" }
            let table = "CREATE TABLE \(spec.noun.table) (\(columns), PRIMARY KEY "
            return [
                Mutation(
                    "Data/DataSources/Local/\(spec.name)DTO+Row.swift",
                    "[[«\"\"\"\(table)(source, id)) WITHOUT ROWID\"\"\"», pagesTableCreation",
                    by: "\"\(table)(id)) WITHOUT ROWID\"")
            ]
        },
        MutationRule("a sync loads another path", if: \.hasCacheTable) {
            [Mutation("\($0.name)Feature.swift", "path: «\($0.name)RemoteDataSource.path»", by: "\"/other\"")]
        },
        MutationRule("a sync has another title", if: \.hasCacheTable) { spec in
            [
                Mutation(
                    "\(spec.name)Feature.swift",
                    "path: \(spec.name)RemoteDataSource.path, title: «\"\(spec.item).cached.\(spec.items)\"»",
                    by: "\"\(spec.item).cached.pages\"")
            ]
        },
        MutationRule("the help of a command lacks the fields", if: \.hasCommands) { spec in
            let schema = "RecordSchema" + (spec.related.isEmpty ? ".\(spec.items)" : "<\(spec.name)>")
            let verbs = ["List", "Search"] + (spec.isPersistent ? ["Add", "Edit"] : [])
            return ([spec.itemFile] + verbs.map(spec.command)).map {
                Mutation($0, "fields: «\(schema).fieldNames»", by: "[]")
            }
        },
        MutationRule("an advice is dropped", if: \.isAny) { spec in
            (spec.isCollection && spec.hasCommands
                ? ["case .notFound: «\"\(spec.item)Error.advice.notFound\".localized()»"] : [])
                .appending("case .failed(let failure): «failure.advice»")
                .map { Mutation("Presentation/\(spec.name)Error+Presentable.swift", $0, by: "nil") }
        },
        MutationRule("an exit code is another one", if: \.isAny) { spec in
            ["case .notFound: «.notFound»", "case .failed(let failure): «failure.exitCode»"].map {
                Mutation("Presentation/\(spec.name)Error+Presentable.swift", $0, by: ".failure")
            }
        },
        MutationRule("a message is dropped", if: \.isAny) { spec in
            [
                "«\"\(spec.item)Error.notFound %@\".localized(\"\\(identifier)\")»", "«failure.localizedText»",
                "«\"not found: \(spec.noun.words) \\(identifier)\"»", "«failure.debugDescription»",
            ].map { Mutation("Domain/Errors/\(spec.name)Error.swift", $0, by: "\"\"") }
        },
    ]
}

extension [String] {
    fileprivate func appending(_ element: String) -> [String] { self + [element] }
}
