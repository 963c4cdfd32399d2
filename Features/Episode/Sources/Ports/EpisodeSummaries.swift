public import ChallengeCore
public import ChallengeRepository

/// The episodes that other features can read.
public struct EpisodeSummaries: Sendable {
    private let session: RepositorySession

    public init(session: RepositorySession) {
        self.session = session
    }

    /// Looks up several episodes with as few requests as possible.
    public func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, EpisodeSummary> {
        let episodes = EpisodeContainer.episodes(session)
        do {
            return try await episodes.getEpisodes(identifiers: identifiers, cachePolicy: cachePolicy).map(
                EpisodeSummary.init)
        } catch .failed(let failure) {
            throw failure
        } catch {
            // A lookup of several items reports a missing one in its results, never as an error.
            throw .loadFailed(.invalidRequest(status: 404))
        }
    }

    /// Returns the identifiers of the characters in an episode, or `nil` if no episode has the identifier or code.
    public func getCast(episode: String, cachePolicy: CachePolicy) async throws(CollectionFailure) -> Fetched<[Int]>? {
        guard let reference = EpisodeReference(episode) else { return nil }
        do {
            return try await EpisodeContainer.getEpisodes(session).execute(
                reference: reference, cachePolicy: cachePolicy
            ).map(\.characters)
        } catch .failed(let failure) {
            throw failure
        } catch {
            return nil
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
