import ChallengeCore
import ChallengeRepository

/// Characters from the API, the cache and the snapshot.
struct CharacterRepository: CharacterRepositoryContract {
    let remote: any RemoteDataSourceContract<CharacterDTO>
    let local: any LocalDataSourceContract<CharacterDTO>
    let snapshot: any SnapshotDataSourceContract<CharacterDTO>
    let search: any ItemSearchContract<Character>
    private let mapper = CharacterMapper()
    private let errorMapper = CharacterErrorMapper()

    func getCharacter(identifier: Int, cachePolicy: CachePolicy) async throws(CharacterError) -> Fetched<Character> {
        do {
            return try await cachePolicy.fetch(
                remote: remote.item(identifier), cache: local.item(identifier), bundled: snapshot.item(identifier)
            ).map(mapper.map)
        } catch {
            throw errorMapper.map(.init(error: error, identifier: identifier))
        }
    }

    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CharacterError) -> LookupResults<Int, Character> {
        do {
            return try await cachePolicy.fetchItems(identifiers, remote: remote, cache: local, bundled: snapshot)
                .map(mapper.map)
        } catch {
            throw errorMapper.map(.init(error: error))
        }
    }

    func searchCharactersPage(
        page: Int, filter: CharactersFilter, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Page<Character>> {
        let key = PageKey(page: page, filter: filter)
        do {
            return try await cachePolicy.fetch(
                remote: remote.page(key), cache: local.page(key), bundled: snapshot.page(key)
            ).page(page, mapper)
        } catch {
            throw errorMapper.map(.init(error: error))
        }
    }
}
