/// A change of generated code that the tests of the feature have to detect.
struct Mutation: Sendable {
    let feature: String
    let path: String
    let old: String
    let new: String

    private init(_ feature: String, _ file: String, _ old: String, _ new: String) {
        self.feature = feature
        path = "Features/\(feature)/Sources/\(file)"
        self.old = old
        self.new = new
    }

    /// The mutations in rounds, with at most one for each feature, because a round is built once.
    static let rounds: [[Mutation]] = [
        [
            Mutation(
                "Place", "Data/Repositories/PlaceRepository.swift",
                "fetches.run(identifier, cachePolicy)",
                "fetches.run(0, cachePolicy)"),
            Mutation(
                "LocalFirstItem", "Data/Repositories/LocalFirstItemRepository.swift",
                "CachePolicy.localFirst.fetch(",
                "CachePolicy.remoteFirst.fetch("),
            Mutation(
                "RemoteFirstItem", "Data/Repositories/RemoteFirstItemRepository.swift",
                "CachePolicy.remoteFirst.fetch(",
                "CachePolicy.noCache.fetch("),
            Mutation(
                "NoCacheItem", "Data/Repositories/NoCacheItemRepository.swift",
                "errorMapper.map((error, .item(identifier)))",
                "errorMapper.map((error, .items))"),
            Mutation(
                "TransientItem", "TransientItemFeature.swift",
                "try dependencies(invocation), cache: cache)",
                "try dependencies(invocation), cache: MemoryDataSource())"),
            Mutation(
                "MemoryItem", "Data/Repositories/MemoryItemRepository.swift",
                "try await local.saveMemoryItem(keeping.map(memoryItem))",
                "_ = try await local.getMemoryItem(identifier: keeping.map(memoryItem).id)"),
            Mutation(
                "PersistentEntry", "Data/Repositories/PersistentEntryRepository.swift",
                "throw .failed(.storageFailed(StorageFailure(error)))",
                "throw .notFound(identifier: 0)"),
            Mutation(
                "RemoteItem", "Data/Repositories/RemoteItemRepository.swift",
                "LookupResults(identifiers, answer:",
                "LookupResults(identifiers.reversed(), answer:"),
        ],
        [
            Mutation(
                "Place", "Data/Repositories/PlacesPageRepository.swift",
                "try await cachePolicy.fetch(",
                "try await CachePolicy.remoteFirst.fetch("),
            Mutation(
                "LocalFirstItem", "Data/Repositories/LocalFirstItemsPageRepository.swift",
                "CachePolicy.localFirst.fetch(",
                "CachePolicy.noCache.fetch("),
            Mutation(
                "RemoteFirstItem", "Data/Repositories/RemoteFirstItemRepository.swift",
                "try await local.saveRemoteFirstItems(remoteFirstItems)",
                "_ = remoteFirstItems"),
            Mutation(
                "NoCacheItem", "Data/Mappers/NoCacheItemMapper.swift",
                "noCacheItem.residents.compactMap(links.map)",
                "[]"),
            Mutation(
                "MemoryItem", "Data/Repositories/MemoryItemRepository.swift",
                "throw .failed(.storageFailed(StorageFailure(error)))",
                "throw .notFound(identifier: 0)"),
            Mutation(
                "PersistentEntry", "Data/DataSources/Local/PersistentEntrySQLiteDataSource.swift",
                "with: [persistentEntry.columns]",
                "with: []"),
            Mutation(
                "RemoteItem", "Data/Repositories/RemoteItemsPageRepository.swift",
                "\"name\": name",
                "\"title\": name"),
        ],
        [
            Mutation(
                "Place", "Domain/UseCases/GetPlaceUseCase.swift",
                "cachePolicy: cachePolicy)",
                "cachePolicy: .localFirst)"),
            Mutation(
                "RemoteItem", "Domain/UseCases/SearchRemoteItemsUseCase.swift",
                "page: page, filter: filter.trimmed",
                "page: 1, filter: filter.trimmed"),
            Mutation(
                "LocalFirstItem", "Data/DataSources/Local/LocalFirstItemDTO+Row.swift",
                ".text(dimension)",
                ".text(name)"),
            Mutation(
                "RemoteFirstItem", "Data/Repositories/RemoteFirstItemsPageRepository.swift",
                ".page(page, mapper)",
                ".page(1, mapper)"),
            Mutation(
                "NoCacheItem", "Presentation/NoCacheItemCommand.swift",
                "name: value.name",
                "name: \"\""),
            Mutation(
                "MemoryItem", "Domain/UseCases/GetMemoryItemUseCase.swift",
                "identifier > 0",
                "identifier >= 0"),
            Mutation(
                "PersistentEntry", "Domain/UseCases/SearchPersistentEntriesUseCase.swift",
                "text.trimmed",
                "text"),
        ],
    ]
}
