import ChallengeCharacter
import ChallengeCore
import ChallengeEpisode

/// Gives the Character feature the episodes that the Episode feature knows.
struct EpisodesOfCharacters: CharacterEpisodesContract {
    let episodes: EpisodeSummaries

    func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, CharacterEpisode> {
        try await episodes.getEpisodes(identifiers: identifiers, cachePolicy: cachePolicy).map { episode in
            CharacterEpisode(name: episode.name, code: episode.code, airDate: episode.airDate)
        }
    }
}
