import ChallengeCollections
import ChallengeCore
import ChallengeRepository
import ChallengeTerminal

/// The values that the feature's commands use.
struct __Name__Container: Sendable {
    let __variables__: any __Name__RepositoryContract
    let context: CollectionContext

    /// Returns the run of a command line, which prints __manyWords__.
    func run(_ invocation: Invocation, _ console: Console) throws -> CollectionRun<__Name__FilterField> {
        try CollectionRun(.__plural__(in: { [__variables__] _ in __variables__ }), context, invocation, console)
    }
}

extension __Name__Container {
    init(_ context: CollectionContext) {
        self.init(__variables__: __Name__Repository(context.session), context: context)
    }
}

extension ItemCollection<__Name__FilterField> {
    static var __plural__: Self { __plural__(in: __Name__Repository.init) }

    /// - Parameter repository: Returns the repository, which is the only way to the __manyWords__.
    static func __plural__(
        in repository: @escaping @Sendable (RepositorySession) -> any __Name__RepositoryContract
    ) -> Self {
        ItemCollection("__kind__", "__plural__", .__plural__) { session in
            let __variables__ = repository(session)
            return CollectionReads(
                search: __variables__.search,
                //% if getsByUseCase
                one: Get__Name__UseCase(__variables__: __variables__).execute,
                //% else
                one: __variables__.get__Name__,
                //% end
                several: __variables__.get__Names__,
                //% if searchesByUseCase
                page: Search__Names__UseCase(__variables__: __variables__).execute,
                //% else
                page: __variables__.search__Names__Page,
                //% end
            )
        }
    }
}

extension __Name__Repository {
    init(_ session: RepositorySession) {
        let sources = CollectionSources<__Name__DTO>(session)
        self.init(
            remote: sources.remote, local: sources.local, snapshot: sources.snapshot,
            search: sources.search(__Name__Mapper()))
    }
}
