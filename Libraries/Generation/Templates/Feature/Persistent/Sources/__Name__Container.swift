import ChallengePersistence

/// The repository for the feature's commands.
struct __Name__Container: Sendable {
    let repository: any __Name__RepositoryContract
}

extension __Name__Container {
    init(library: Database) { repository = __Name__Repository(local: __Name__SQLiteDataSource(database: library)) }
    //% if getsByUseCase

    var get__Name__: Get__Name__UseCase { Get__Name__UseCase(__variables__: repository) }
    //% end
}
