@testable import ChallengeGeneration

extension MutationRule {
    private static let first = "Array(identifiers.prefix(1))"

    /// The mutations of items that are fetched by identifier.
    static let items = [
        MutationRule("several identifiers are reduced to the first", if: \.isCollection) { spec in
            let sources = spec.isCached ? [spec.localFile] : []
            let places =
                spec.isCached
                ? ["fetchItems(«identifiers»,"]
                    + ["remote.get", "local.get", "local.delete"].map {
                        "\($0)\(spec.plural)(identifiers: «identifiers»)"
                    }
                : ["remote.get\(spec.plural)(identifiers: «identifiers»)", "LookupResults(«identifiers», response:"]
            return places.map { Mutation(spec.repositoryFile, $0, by: first) }
                + sources.flatMap { file in
                    ["store.getItems", "store.deleteItems"].map {
                        Mutation(file, "\($0)(identifiers: «identifiers»)", by: first)
                    }
                } + [
                    Mutation(spec.remoteFile, "getItems(identifiers: «identifiers»)", by: first),
                    Mutation(
                        spec.itemFile, "get\(spec.plural)(identifiers: «identifiers»",
                        by: first),
                ]
        },
        MutationRule("one identifier is ignored", if: \.isCollection) { spec in
            let mutations = [
                Mutation(spec.repositoryFile, "remote.get\(spec.name)(identifier: «identifier»)", by: "0"),
                Mutation(spec.remoteFile, "getItem(identifier: «identifier»)", by: "0"),
                Mutation(spec.itemFile, "(identifier: «identifier»", by: "0"),
            ]
            guard spec.isCached else { return mutations }
            return mutations + [
                Mutation(spec.repositoryFile, "run(«identifier»", by: "0"),
                Mutation(spec.repositoryFile, "local.get\(spec.plural)(identifiers: «[identifier]»).first", by: "[0]"),
                Mutation(spec.repositoryFile, "delete\(spec.plural)(identifiers: «[identifier]»", by: "[0]"),
            ]
        },
        MutationRule("items are not saved", if: \.isCached) { spec in
            [
                Mutation(
                    spec.repositoryFile, "save\(spec.plural)(«\(spec.items)»)", by: "Array(\(spec.items).prefix(1))"),
                Mutation(spec.repositoryFile, "save\(spec.plural)(«[\(spec.item)]»)", by: "[]"),
                Mutation(spec.localFile, "saveItems(«\(spec.items)»", by: "[]"),
                Mutation(
                    spec.localFile, "«try await store.savePage(page, for: key, fetchedAt: freshness.now)»",
                    byStatement: "_ = key"),
                Mutation(
                    spec.localFile, "«try await store.deletePage(key)»", byStatement: "_ = key"),
            ]
        },
        MutationRule("an error of items is another one or swallowed", if: \.isCollection) { spec in
            [
                Mutation(
                    spec.repositoryFile, "«throw errorMapper.map((error, .item(identifier)))»",
                    byStatement: "throw errorMapper.map((error, .items))"),
                Mutation(
                    spec.repositoryFile, "«throw errorMapper.map((error, .items))»",
                    byStatement: "return LookupResults([])"),
                Mutation(
                    spec.mapperFile, "return «.notFound(identifier: identifier)»",
                    by: ".failed(CollectionFailure(input.error, input.request))"),
            ]
        },
        MutationRule("an error of several items is that of one item", if: \.hasNoCache) { spec in
            [
                Mutation(
                    spec.repositoryFile, "«throw errorMapper.map((error, .items))»",
                    byStatement: "throw errorMapper.map((error, .item(0)))")
            ]
        },
        MutationRule("the path of the API is another one", if: \.isCollection) {
            [Mutation($0.remoteFile, "path = «\"\($0.sources.remote ?? "")\"»", by: "\"/other\"")]
        },
        MutationRule("printed items are not recorded", if: \.isCollection) { spec in
            [
                Mutation(
                    spec.itemFile, "recording(«answer.found.map(\\.historyItem)»)", by: "[]"),
                Mutation(
                    spec.itemFile, "recording(«answer.found.map(\\.historyItem)»)",
                    by: "Array(answer.found.map(\\.historyItem).prefix(1))"),
                Mutation(spec.itemFile, "origin: «origin»)", by: ".remote"),
                Mutation(
                    spec.itemFile, "name: «value.\(spec.title?.name ?? "")»", by: "\"\""),
                Mutation(spec.itemFile, "identifier: «value.id»", by: "0"),
            ]
        },
        MutationRule("the kind in the history or the command for an item is another one", if: \.isCollection) { spec in
            let command = "«\"\(spec.noun.command)\"»"
            return [
                Mutation("\(spec.name)Feature.swift", "historyKind = \(command)", by: "\"other\""),
                Mutation("Presentation/\(spec.plural)Command.swift", "itemCommand: \(command)", by: "nil"),
            ]
        },
        MutationRule("a use case requests identifiers that cannot exist", if: \.hasGetUseCase) { spec in
            [
                Mutation(
                    "Domain/UseCases/Get\(spec.name)UseCase.swift", "guard «identifier > 0»", by: "identifier >= 0")
            ]
        },
    ]
}

extension FeatureSpec {
    fileprivate var repositoryFile: String { "Data/Repositories/\(name)Repository.swift" }
    fileprivate var mapperFile: String { "Data/Mappers/\(name)Mapper.swift" }
    fileprivate var remoteFile: String { "Data/DataSources/Remote/\(name)RemoteDataSource.swift" }
    fileprivate var localFile: String { "Data/DataSources/Local/\(name)LocalDataSource.swift" }
}
