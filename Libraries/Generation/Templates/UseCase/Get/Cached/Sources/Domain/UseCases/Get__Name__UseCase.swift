import ChallengeCore

/// The rule that an identifier which no __words__ can have is not looked up.
struct Get__Name__UseCase: Sendable {
    let __variables__: any __Name__RepositoryContract

    func execute(identifier: __ID__, cachePolicy: CachePolicy) async throws(__Name__Error) -> Fetched<__Name__> {
        guard identifier.isValid else { throw .notFound(identifier: identifier) }
        return try await __variables__.get__Name__(identifier: identifier, cachePolicy: cachePolicy)
    }
}
