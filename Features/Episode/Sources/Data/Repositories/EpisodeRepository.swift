import ChallengeCore
import ChallengeRepository

/// Episodes from the API, the cache and the snapshot.
struct EpisodeRepository: EpisodeRepositoryContract {
    let remote: any RemoteDataSourceContract<EpisodeDTO>
    let local: any LocalDataSourceContract<EpisodeDTO>
    let snapshot: any SnapshotDataSourceContract<EpisodeDTO>
    let search: any ItemSearchContract<Episode>
    private let mapper = EpisodeMapper()
    private let errorMapper = EpisodeErrorMapper()

    func getEpisode(identifier: Int, cachePolicy: CachePolicy) async throws(EpisodeError) -> Fetched<Episode> {
        do {
            return try await cachePolicy.fetch(
                remote: remote.item(identifier), cache: local.item(identifier), bundled: snapshot.item(identifier)
            ).map(mapper.map)
        } catch {
            throw errorMapper.map(.init(error: error, identifier: identifier))
        }
    }

    func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> LookupResults<Int, Episode> {
        do {
            return try await cachePolicy.fetchItems(identifiers, remote: remote, cache: local, bundled: snapshot)
                .map(mapper.map)
        } catch {
            throw errorMapper.map(.init(error: error))
        }
    }

    func searchEpisodesPage(
        page: Int, filter: EpisodesFilter, cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> Fetched<Page<Episode>> {
        let key = PageKey(page: page, filter: filter)
        do {
            return try await cachePolicy.fetch(
                remote: remote.page(key), cache: local.page(key), bundled: snapshot.page(key)
            ).page(page, mapper)
        } catch {
            throw errorMapper.map(.init(error: error))
        }
    }

    func getIdentifiers(codes: [EpisodeCode]) async -> [EpisodeCode: Int] {
        var identifiers: [EpisodeCode: Int] = [:]
        for code in codes {
            let filter = EpisodesFilter([.code: code.description])
            let page = await snapshot.getPage(PageKey(page: 1, filter: filter))
            identifiers[code] = page?.value.results.first { $0.code == code.description }?.id
        }
        return identifiers
    }
}
