import ChallengeCore
import ChallengeRepository

/// Episodes by name, from the data on this machine or from the API.
struct EpisodeNamesRepository: EpisodeNamesRepositoryContract {
    let names: NameSearch<EpisodeSnapshotLine>
    let pages: any EpisodesPageRepositoryContract
    private let mapper = EpisodeMapper()

    func findEpisodes(
        named name: String, cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> NameMatches<Episode> {
        if cachePolicy == .localFirst { return await names.items(named: name).map(mapper.map) }
        return try await names.items(named: name) { (page, text) async throws(EpisodeError) in
            try await pages.searchEpisodesPage(page: page, filter: EpisodesFilter(name: text), cachePolicy: cachePolicy)
                .value
        }
    }
}
