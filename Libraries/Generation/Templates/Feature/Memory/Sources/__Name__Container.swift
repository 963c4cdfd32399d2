/// The repository for the commands or ports that the feature will have.
struct __Name__Container: Sendable {
    let repository: any __Name__RepositoryContract
}

extension __Name__Container {
    init() { repository = __Name__Repository(local: __Name__MemoryDataSource()) }
    //% if getsByUseCase

    var get__Name__: Get__Name__UseCase { Get__Name__UseCase(__variables__: repository) }
    //% end
}
