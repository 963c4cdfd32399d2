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

    /// The repository decides about the policy, so that the one of a caller is ignored.
    ///
    /// - Parameter repository: Returns the repository, which is the only way to the __manyWords__.
    static func __plural__(
        in repository: @escaping @Sendable (RepositorySession) -> any __Name__RepositoryContract
    ) -> Self {
        ItemCollection("__kind__", "__plural__", .__plural__) { session in
            let __variables__ = repository(session)
            //% if getsByUseCase
            let get__Name__ = Get__Name__UseCase(__variables__: __variables__)
            //% end
            //% if searchesByUseCase
            let search__Names__ = Search__Names__UseCase(__variables__: __variables__)
            //% end
            return CollectionReads(
                search: __variables__.search,
                //% if getsByUseCase
                one: { identifier, _ in try await get__Name__.execute(identifier: identifier) },
                //% else
                one: { identifier, _ in try await __variables__.get__Name__(identifier: identifier) },
                //% end
                several: { identifiers, _ in try await __variables__.get__Names__(identifiers: identifiers) },
                //% if searchesByUseCase
                page: { page, filter, _ in try await search__Names__.execute(page: page, filter: filter) },
                //% else
                page: { page, filter, _ in try await __variables__.search__Names__Page(page: page, filter: filter) },
                //% end
            )
        }
    }
}

extension __Name__Repository {
    init(_ session: RepositorySession) {
        let sources = CollectionSources<__Name__DTO>(session)
        self.init(
            remote: sources.remote,
            //% if isCollection
            local: sources.local, snapshot: sources.snapshot,
            //% end
            search: sources.search(__Name__Mapper()))
    }
}
