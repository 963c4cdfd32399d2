/// The rule that an identifier which no __words__ can have is not looked up.
struct Get__Name__UseCase: Sendable {
    let __variables__: any __Name__RepositoryContract

    func execute(identifier: Int) async throws(__Name__Error) -> __Name__ {
        guard identifier > 0, let found = try await __variables__.get__Name__(identifier: identifier) else {
            throw .notFound(identifiers: [identifier])
        }
        return found
    }
}
