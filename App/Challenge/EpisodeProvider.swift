import ChallengeCharacter
import ChallengeCore
import ChallengeEpisode
import ChallengeRepository

/// An adapter that provides the episodes of the Episode feature to the Character feature.
struct EpisodeProvider: EpisodeProviderContract {
    let session: RepositorySession

    private var episodes: EpisodeSummaries { EpisodeSummaries(session: session) }

    func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, AppearanceEpisode> {
        try await episodes.getEpisodes(identifiers: identifiers, cachePolicy: cachePolicy).map { episode in
            AppearanceEpisode(name: episode.name, code: episode.code, airDate: episode.airDate)
        }
    }

    func getCast(episode: String, cachePolicy: CachePolicy) async throws(CollectionFailure) -> Fetched<[Int]>? {
        try await episodes.getCast(episode: episode, cachePolicy: cachePolicy)
    }

    func findEpisodes(
        named name: String, cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> NameMatches<NamedItem> {
        try await episodes.findEpisodes(named: name, cachePolicy: cachePolicy)
    }

    func findEpisodes(startingWith text: String) async throws(CollectionFailure) -> [NamedItem] {
        try await episodes.findEpisodes(startingWith: text)
    }
}
