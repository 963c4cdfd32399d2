import ChallengeCore

/// The rule that white space around the searched name does not matter, and that a blank name matches every __words__.
struct Search__Names__UseCase: Sendable {
    let __variables__: any __Name__RepositoryContract

    func execute(
        page: Int, filter: __Names__Filter, cachePolicy: CachePolicy
    ) async throws(__Name__Error) -> Fetched<Page<__Name__>> {
        let name = filter[.name].map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
        return try await __variables__.search__Names__Page(
            page: page, filter: filter.with(name), cachePolicy: cachePolicy)
    }
}
