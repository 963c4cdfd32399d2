import ChallengeCore
import ChallengeRepository

/// __ManyWords__ from the API, which are not stored.
struct __Name__Repository: __Name__RepositoryContract {
    let remote: any RemoteDataSourceContract<__Name__DTO>
    let search: any ItemSearchContract<__Name__>
    private let mapper = __Name__Mapper()
    private let errorMapper = __Name__ErrorMapper()

    func get__Name__(identifier: __ID__) async throws(__Name__Error) -> Fetched<__Name__> {
        do {
            return try await remote.item(identifier).fetch().map(mapper.map)
        } catch {
            throw errorMapper.map(.init(error: error, identifier: identifier))
        }
    }

    func get__Names__(identifiers: [__ID__]) async throws(__Name__Error) -> LookupResults<__ID__, __Name__> {
        do {
            return try await remote.fetchItems(identifiers).map(mapper.map)
        } catch {
            throw errorMapper.map(.init(error: error))
        }
    }

    func search__Names__Page(
        page: Int, filter: __Names__Filter
    ) async throws(__Name__Error) -> Fetched<Page<__Name__>> {
        let key = PageKey(page: page, filter: filter)
        do {
            return try await remote.page(key).fetch().page(page, mapper)
        } catch {
            throw errorMapper.map(.init(error: error))
        }
    }
}
