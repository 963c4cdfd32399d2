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
        } catch {
            throw CollectionFailure(error)
        }
    }

    /// Returns all episodes of the complete collection in the cache, or else those of the snapshot, without a request.
    public func getAllEpisodes() async throws(CollectionFailure) -> Fetched<[EpisodeSummary]> {
        do {
            return try await EpisodeContainer.names(session).getAllEpisodes().map { $0.map(EpisodeSummary.init) }
        } catch {
            throw CollectionFailure(error)
        }
    }

    /// Finds the episodes whose names contain every word of `name`; `localFirst` finds them without a request.
    public func findEpisodes(
        named name: String, cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> NameMatches<NamedItem> {
        do {
            return try await EpisodeContainer.names(session).findEpisodes(named: name, cachePolicy: cachePolicy)
                .map(NamedItem.init)
        } catch {
            throw CollectionFailure(error)
        }
    }

    /// Finds the episodes on this machine whose names, codes or identifiers start with the text.
    public func findEpisodes(startingWith text: String) async throws(CollectionFailure) -> [NamedItem] {
        do {
            return try await EpisodeContainer.names(session).findEpisodes(startingWith: text).map(NamedItem.init)
        } catch {
            throw CollectionFailure(error)
        }
    }

    /// Finds the episodes whose names or codes match, without a request.
    public func searchEpisodes(text: String) async throws(CollectionFailure) -> Fetched<RankedMatches<NamedItem>> {
        do {
            return try await EpisodeContainer.names(session).searchEpisodes(text: text).map { $0.map(NamedItem.init) }
        } catch {
            throw CollectionFailure(error)
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

extension CollectionFailure {
    /// Creates the failure of a request for several episodes.
    ///
    /// Such a request throws only `failed`, because a missing episode is part of its results. The other branch is
    /// needed because `EpisodeError` also has the cases of other requests.
    fileprivate init(_ error: EpisodeError) {
        if case .failed(let failure) = error {
            self = failure
        } else {
            self = .loadFailed(.invalidRequest(status: 404))
        }
    }
}

/// The part of an episode that other features can read.
public struct EpisodeSummary: Sendable, Equatable {
    public let id: Int
    public let name: String
    public let code: String
    /// `nil` if the text of the API is not a code such as `S01E01`.
    public let season: Int?
    /// The date in the format of ISO 8601.
    public let airDate: String?

    init(_ episode: Episode) {
        id = episode.id
        name = episode.name
        code = episode.codeText
        season = episode.code?.season
        airDate = episode.airDate?.description
    }
}
