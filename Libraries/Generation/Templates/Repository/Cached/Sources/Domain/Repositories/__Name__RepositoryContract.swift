import ChallengeCore

/// __ManyWords__ by identifier, page or text.
protocol __Name__RepositoryContract: Sendable {
    /// Finds __manyWords__ by a text, and reads all of them.
    var search: any ItemSearchContract<__Name__> { get }

    /// Returns the __words__ with the identifier.
    func get__Name__(identifier: __ID__, cachePolicy: CachePolicy) async throws(__Name__Error) -> Fetched<__Name__>

    /// Looks up several __manyWords__ with as few requests as possible.
    func get__Names__(
        identifiers: [__ID__], cachePolicy: CachePolicy
    ) async throws(__Name__Error) -> LookupResults<__ID__, __Name__>

    /// Returns a page of the __manyWords__ that meet the filter; the page is empty if none does.
    func search__Names__Page(
        page: Int, filter: __Names__Filter, cachePolicy: CachePolicy
    ) async throws(__Name__Error) -> Fetched<Page<__Name__>>
}

extension __Name__RepositoryContract {
    /// Returns a page of all __manyWords__.
    func get__Names__Page(page: Int, cachePolicy: CachePolicy) async throws(__Name__Error) -> Fetched<Page<__Name__>> {
        try await search__Names__Page(page: page, filter: .none, cachePolicy: cachePolicy)
    }
}
