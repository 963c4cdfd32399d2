import ChallengeCore

@testable import ChallengeGeneration

extension MutationRule {
    /// The mutations of the pages and filters of a collection.
    static let lists = [
        MutationRule("an error of a page is swallowed or has no page", if: \.isCollection) { spec in
            let place = "«throw errorMapper.map((error, .page(page)))»"
            return [
                "return Fetched(value: Page(number: page, pages: 1, count: 0, items: []), origin: .remote)",
                "throw errorMapper.map((error, .items))",
            ].map { Mutation(spec.pageFile, place, byStatement: $0) }
        },
        MutationRule("the page is ignored", if: \.isCollection) { spec in
            let key = spec.isCached ? "key = PageKey(page: «page», criteria" : "PageKey(page: «page», criteria"
            return [
                Mutation(spec.pageFile, key, by: "1"), Mutation(spec.pageFile, "page(«page», mapper)", by: "1"),
                Mutation("Presentation/\(spec.plural)Command.swift", "page: «page», filter", by: "1"),
            ]
        },
        MutationRule("concurrent fetches of different pages or filters share a request", if: \.isCached) { spec in
            ["PageKey(page: 1, criteria: key.criteria)", "PageKey(page: key.page)"].map {
                Mutation(spec.pageFile, "fetches.run(«key», ", by: $0)
            }
        },
        MutationRule("a page and all pages are accepted together", if: \.isCollection) { spec in
            [spec.listFile, spec.searchFile].map { Mutation($0, "exclusive: [«PagingOptions.exclusive»", by: "[]") }
        },
        MutationRule("a wire key of a filter is another one", if: \.isCollection) { spec in
            spec.filterFields.map { Mutation(spec.pageFile, "«\"\($0.key)\"»: \($0.name)", by: "\"other\"") }
        },
        MutationRule("a filter is not sent, or has the value of another one", if: \.isCollection) { spec in
            spec.filterFields.flatMap { field in
                spec.otherValues(than: field.name).map {
                    Mutation(spec.pageFile, "\"\(field.key)\": «\(field.name)»", by: $0)
                }
            }
        },
        MutationRule("a filter forgets a value", if: \.isCollection) { spec in
            spec.filters.flatMap { filter in
                spec.otherValues(than: filter).map {
                    Mutation("Domain/Models/\(spec.plural)Filter.swift", "self.\(filter) = «\(filter)»", by: $0)
                }
            }
        },
        MutationRule("an option of a filter has another name", if: \.isCollection) { spec in
            spec.filters.map { filter in
                Mutation(
                    spec.filterFile, "static let \(filter) = Option(«\"\(OptionName.of(filter))\"»", by: "\"other\"")
            }
        },
        MutationRule("an option of a filter has another text", if: \.isCollection) { spec in
            spec.filters.map { filter in
                Mutation(spec.filterFile, "help: «\"\(spec.item).option.\(filter)\"»", by: "\"other\"")
            }
        },
        MutationRule("the option of a filter is ignored, or is that of another one", if: \.hasSeveralFilters) {
            spec in
            spec.filters.filter { $0 != spec.title?.name }.flatMap { filter in
                spec.otherValues(than: filter) { "invocation[\(spec.plural)FilterOptions.\($0)]" }.map {
                    Mutation(
                        spec.filterFile, "\(filter): «invocation[\(spec.plural)FilterOptions.\(filter)]»", by: $0)
                }
            }
        },
        MutationRule("the title of a filter is ignored", if: \.isCollection) { spec in
            let title = spec.title?.name ?? ""
            return [
                Mutation(spec.filterFile, "init(\(title): «\(title)»", by: "nil"),
                Mutation(
                    spec.listFile, "\(title): «invocation[\(spec.plural)FilterOptions.\(title)]»", by: "nil"),
                Mutation(spec.searchFile, "\(title): «invocation.text(of: Self.text)»", by: "nil"),
                Mutation(spec.searchFile, "Filter(\(title): «text»)", by: "nil"),
            ]
        },
        MutationRule("a command lacks the options of filters", if: \.isCollection) { spec in
            let options = "\(spec.plural)FilterOptions"
            let title = "[\(options).\(spec.title?.name ?? "")]"
            let all = [Mutation(spec.listFile, "+ «\(title)»", by: "[]")]
            guard spec.filters.count > 1 else { return all }
            return all + [spec.listFile, spec.searchFile].map { Mutation($0, "+ «\(options).criteria»", by: "[]") }
        },
        MutationRule("a list lacks the option of a filter", if: \.hasSeveralFilters) { spec in
            let names = spec.filters.filter { $0 != spec.title?.name }
            return listsWithoutOne(names).map {
                Mutation(spec.filterFile, "criteria: [any AnyOption] = «[\(names.joined(separator: ", "))]»", by: $0)
            }
        },
        MutationRule("the error of a search without a text lacks the filters", if: \.hasSeveralFilters) { spec in
            [Mutation(spec.searchFile, "or: «\(spec.plural)FilterOptions.criteria»", by: "[]")]
        },
        MutationRule("a search with filters needs a text", if: \.hasSeveralFilters) { spec in
            [Mutation(spec.searchFile, "if «filter == .none»", by: "filter.\(spec.title?.name ?? "") == nil")]
        },
        MutationRule("a search is not saved", if: \.isCollection) { spec in
            [
                Mutation(
                    spec.searchFile,
                    "«await container.history.saveSearch(filter.\(spec.title?.name ?? ""), invocation, console)»",
                    byStatement: "_ = filter")
            ]
        },
        MutationRule("the search of a use case loses a filter", if: \.searchesCollection) { spec in
            spec.filters.map { filter in
                let arguments = spec.filters.prefix { $0 != filter }.map { "\($0): \($0), " }.joined()
                return Mutation(
                    "Domain/UseCases/Search\(spec.plural)UseCase.swift",
                    "\(spec.plural)Filter(\(arguments)\(filter): «\(filter)»", by: "nil")
            }
        },
        MutationRule("the search of a use case ignores the page or the filter", if: \.searchesCollection) { spec in
            [
                Mutation("Domain/UseCases/Search\(spec.plural)UseCase.swift", "(page: «page», filter", by: "1"),
                Mutation(
                    "Domain/UseCases/Search\(spec.plural)UseCase.swift", "filter: «filter.trimmed»", by: "filter"),
            ]
        },
        MutationRule("the cache compares another column or wire key", if: \.hasCacheTable) { spec in
            spec.filterFields.flatMap { field in
                let file = "Data/DataSources/Local/\(spec.name)DTO+Row.swift"
                return [
                    Mutation(file, "«\"\(field.key)\"»: \"\(field.sqlName)\"", by: "\"other\""),
                    Mutation(file, "\"\(field.key)\": «\"\(field.sqlName)\"»", by: "\"other\""),
                ]
            }
        },
    ]
}

extension FeatureSpec {
    fileprivate var pageFile: String { "Data/Repositories/\(plural)PageRepository.swift" }
    var filterFile: String { "Presentation/\(plural)Command.swift" }
    var itemFile: String { "Presentation/\(name)Command.swift" }
    var listFile: String { "Presentation/\(plural)ListCommand.swift" }
    var searchFile: String { "Presentation/\(plural)SearchCommand.swift" }
    fileprivate var searchesCollection: Bool { isCollection && useCases.contains(.search) }

    fileprivate var filterFields: [FieldSpec] {
        filters.compactMap { filter in fields.first { $0.name == filter } }
    }

    /// Returns no value, and the value of another filter.
    fileprivate func otherValues(than filter: String, _ value: (String) -> String = { $0 }) -> [String] {
        ["nil"] + filters.filter { $0 != filter }.prefix(1).map(value)
    }
}
