public import ChallengeCore
public import ChallengeRepository

/// The episodes that other features can read.
public struct EpisodeSummaries: Sendable {
    private let session: RepositorySession
    private let episodes: EpisodeRepository

    public init(session: RepositorySession) {
        self.session = session
        episodes = EpisodeContainer.repository(session)
    }

    public var names: NamedItems { NamedItems(EpisodeContainer.saved(session)) }

    /// Looks up several episodes with as few requests as possible.
    public func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(APIError) -> LookupResults<Int, EpisodeSummary> {
        do {
            return try await episodes.getEpisodes(identifiers: identifiers, cachePolicy: cachePolicy)
                .map(EpisodeSummary.init)
        } catch {
            throw error.apiError
        }
    }

    /// Returns the identifiers of the characters in an episode, or `nil` if no episode has the identifier or code.
    public func getCast(episode: String, cachePolicy: CachePolicy) async throws(APIError) -> Fetched<[Int]>? {
        guard let reference = EpisodeReference(episode) else { return nil }
        do {
            return try await GetEpisodesUseCase(episodes: episodes).execute(
                reference: reference, cachePolicy: cachePolicy
            ).map(\.characters)
        } catch .failed(let error) {
            throw error
        } catch {
            return nil
        }
    }

    /// Returns the seasons of all episodes on this machine, by their identifiers.
    public func getSeasons() async -> Fetched<[Int: Int]> {
        await EpisodeContainer.saved(session).allItems().map { episodes in
            Dictionary(episodes.compactMap { episode in episode.code.map { (episode.id, $0.season) } }) { $1 }
        }
    }
}

/// The part of an episode that other features can read.
public struct EpisodeSummary: Sendable, Equatable {
    public let name: String
    public let code: String
    /// The date in the format of ISO 8601.
    public let airDate: String?

    init(_ episode: Episode) {
        name = episode.name
        code = episode.codeText
        airDate = episode.airDate?.description
    }
}
