import ChallengeCharacter
import ChallengeCore
import ChallengeEpisode

/// Gives the Character feature the episodes that the Episode feature knows.
struct EpisodeProvider: EpisodeProviderContract {
    let episodes: EpisodeSummaries

    func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, AppearanceEpisode> {
        try await episodes.getEpisodes(identifiers: identifiers, cachePolicy: cachePolicy).map { episode in
            AppearanceEpisode(name: episode.name, code: episode.code, airDate: episode.airDate)
        }
    }
}
