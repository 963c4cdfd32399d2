import ChallengeCore
import ChallengeRepository

/// Episodes by name or text, from this machine or the API, and all episodes on this machine.
struct EpisodeNamesRepository: EpisodeNamesRepositoryContract {
    let search: ItemSearch<EpisodeSnapshotLine>
    let pages: any EpisodesPageRepositoryContract
    private let mapper = EpisodeMapper()

    func findEpisodes(named name: String, cachePolicy: CachePolicy) async throws(EpisodeError) -> NameMatches<Episode> {
        if cachePolicy == .localFirst { return await search.items(named: name).map(mapper.map) }
        return try await search.items(named: name) { (page, text) async throws(EpisodeError) in
            try await pages.searchEpisodesPage(page: page, filter: EpisodesFilter(name: text), cachePolicy: cachePolicy)
        }
    }

    func findEpisodes(startingWith text: String) async throws(EpisodeError) -> [Episode] {
        await search.items(startingWith: text, orIn: ["code"]).map(mapper.map)
    }

    func searchEpisodes(text: String) async throws(EpisodeError) -> Fetched<RankedMatches<Episode>> {
        await search.items(matching: text).map { $0.map(mapper.map) }
    }

    func getAllEpisodes() async throws(EpisodeError) -> Fetched<[Episode]> {
        await search.allItems().map { $0.map(mapper.map) }
    }
}
