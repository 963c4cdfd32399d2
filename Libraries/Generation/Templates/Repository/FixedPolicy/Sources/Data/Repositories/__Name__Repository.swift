import ChallengeCore
import ChallengeRepository

/// __ManyWords__ from the API, the cache and the snapshot, always in the order of one policy.
struct __Name__Repository: __Name__RepositoryContract {
    static let cachePolicy = CachePolicy.__policy__

    let remote: any RemoteDataSourceContract<__Name__DTO>
    let local: any LocalDataSourceContract<__Name__DTO>
    let snapshot: any SnapshotDataSourceContract<__Name__DTO>
    let search: any ItemSearchContract<__Name__>
    private let mapper = __Name__Mapper()
    private let errorMapper = __Name__ErrorMapper()

    func get__Name__(identifier: __ID__) async throws(__Name__Error) -> Fetched<__Name__> {
        do {
            return try await Self.cachePolicy.fetch(
                remote: remote.item(identifier), cache: local.item(identifier), bundled: snapshot.item(identifier)
            ).map(mapper.map)
        } catch {
            throw errorMapper.map(.init(error: error, identifier: identifier))
        }
    }

    func get__Names__(identifiers: [__ID__]) async throws(__Name__Error) -> LookupResults<__ID__, __Name__> {
        do {
            return try await Self.cachePolicy.fetchItems(identifiers, remote: remote, cache: local, bundled: snapshot)
                .map(mapper.map)
        } catch {
            throw errorMapper.map(.init(error: error))
        }
    }

    func search__Names__Page(
        page: Int, filter: __Names__Filter
    ) async throws(__Name__Error) -> Fetched<Page<__Name__>> {
        let key = PageKey(page: page, filter: filter)
        do {
            return try await Self.cachePolicy.fetch(
                remote: remote.page(key), cache: local.page(key), bundled: snapshot.page(key)
            ).page(page, mapper)
        } catch {
            throw errorMapper.map(.init(error: error))
        }
    }
}
