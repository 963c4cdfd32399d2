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
    fileprivate var reads: CollectionReads<__Name__FilterField> {
        CollectionReads(
            search: search,
            //% if getsByUseCase
            one: Get__Name__UseCase(__variables__: self).execute,
            //% else
            one: get__Name__,
            //% end
            several: get__Names__,
            //% if searchesByUseCase
            page: Search__Names__UseCase(__variables__: self).execute,
            //% else
            page: search__Names__Page,
            //% end
        )
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
