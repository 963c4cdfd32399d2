/// A mistake in what was generated, which the feature's own tests have to notice.
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

    /// One in each feature; a round is built at once.
    static let rounds: [[Mutation]] = [
        [
            Mutation(
                "Place", "Data/Repositories/PlaceRepository.swift",
                "getItem(identifier: identifier, cachePolicy: cachePolicy)",
                "getItem(identifier: identifier, cachePolicy: .localFirst)"),
            Mutation(
                "LocalFirstItem", "Data/Repositories/LocalFirstItemRepository.swift",
                ".localFirst",
                ".remoteFirst"),
            Mutation(
                "RemoteFirstItem", "Data/Repositories/RemoteFirstItemRepository.swift",
                ".remoteFirst",
                ".noCache"),
            Mutation(
                "NoCacheItem", "Data/Repositories/NoCacheItemRepository.swift",
                ".noCache",
                ".localFirst"),
            Mutation(
                "MemoryItem", "Data/Repositories/MemoryItemRepository.swift",
                "try await local.saveMemoryItem(keeping.map(memoryItem))",
                "_ = try await local.getMemoryItem(identifier: keeping.map(memoryItem).id)"),
            Mutation(
                "PersistentEntry", "Data/Repositories/PersistentEntryRepository.swift",
                "throw .storageFailed(StorageFailure(error))",
                "throw .notFound(identifier: 0)"),
            Mutation(
                "RemoteItem", "Data/Repositories/RemoteItemRepository.swift",
                "getBatch(identifiers: identifiers)",
                "getBatch(identifiers: identifiers.reversed())"),
        ],
        [
            Mutation(
                "Place", "Data/Repositories/PlacesPageRepository.swift",
                "cachePolicy: cachePolicy)",
                "cachePolicy: .remoteFirst)"),
            Mutation(
                "LocalFirstItem", "Data/Repositories/LocalFirstItemsPageRepository.swift",
                ".localFirst",
                ".noCache"),
            Mutation(
                "RemoteFirstItem", "Data/Repositories/RemoteFirstItemRepository.swift",
                "getItems(identifiers: identifiers",
                "getItems(identifiers: Array(identifiers.reversed())"),
            Mutation(
                "NoCacheItem", "Data/Mappers/NoCacheItemMapper.swift",
                "noCacheItem.residents.compactMap(links.map)",
                "[]"),
            Mutation(
                "MemoryItem", "Data/Repositories/MemoryItemRepository.swift",
                "throw .storageFailed(StorageFailure(error))",
                "throw .notFound(identifier: 0)"),
            Mutation(
                "PersistentEntry", "Data/DataSources/Local/PersistentEntrySQLiteDataSource.swift",
                "with: [persistentEntry.columns]",
                "with: []"),
            Mutation(
                "RemoteItem", "Data/DataSources/RemoteItemsFilter+Criteria.swift",
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
                ".map { mapper.map(($0, page)) }",
                ".map { mapper.map(($0, 1)) }"),
            Mutation(
                "NoCacheItem", "Data/Repositories/NoCacheItemsPageRepository.swift",
                ".noCache",
                ".localFirst"),
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
