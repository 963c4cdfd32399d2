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
        try CollectionRun(.__plural__, __variables__.reads, context, invocation, console)
    }
}

extension __Name__Container {
    init(_ context: CollectionContext) {
        self.init(__variables__: __Name__Repository(context.session), context: context)
    }
}

extension ItemCollection<__Name__FilterField> {
    static var __plural__: Self {
        ItemCollection("__kind__", "__plural__", .__plural__) { __Name__Repository($0).reads }
    }
}

extension __Name__RepositoryContract {
    /// The repository decides about the policy, so that the one of a caller is ignored.
    fileprivate var reads: CollectionReads<__Name__FilterField> {
        //% if getsByUseCase
        let get__Name__ = Get__Name__UseCase(__variables__: self)
        //% end
        //% if searchesByUseCase
        let search__Names__ = Search__Names__UseCase(__variables__: self)
        //% end
        return CollectionReads(
            search: search,
            //% if getsByUseCase
            one: { identifier, _ in try await get__Name__.execute(identifier: identifier) },
            //% else
            one: { identifier, _ in try await get__Name__(identifier: identifier) },
            //% end
            several: { identifiers, _ in try await get__Names__(identifiers: identifiers) },
            //% if searchesByUseCase
            page: { page, filter, _ in try await search__Names__.execute(page: page, filter: filter) },
            //% else
            page: { page, filter, _ in try await search__Names__Page(page: page, filter: filter) },
            //% end
        )
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
