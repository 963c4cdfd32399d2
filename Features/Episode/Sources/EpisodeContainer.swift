import ChallengeCollections
import ChallengeCore
import ChallengeRepository
import ChallengeTerminal

/// The values that the feature's commands use.
struct EpisodeContainer: Sendable {
    let episodes: any EpisodeRepositoryContract
    let context: CollectionContext

    /// Returns the run of a command line, which prints episodes.
    func run(_ invocation: Invocation, _ console: Console) throws -> CollectionRun<EpisodeFilterField> {
        try CollectionRun(.episodes(in: { [episodes] _ in episodes }), context, invocation, console)
    }
}

extension EpisodeContainer {
    init(_ context: CollectionContext) {
        self.init(episodes: EpisodeRepository(context.session), context: context)
    }
}

extension ItemCollection<EpisodeFilterField> {
    static var episodes: Self { episodes(in: EpisodeRepository.init) }

    /// - Parameter repository: Returns the repository, which is the only way to the episodes.
    static func episodes(
        in repository: @escaping @Sendable (RepositorySession) -> any EpisodeRepositoryContract
    ) -> Self {
        ItemCollection("episode", "episodes", .episodes) { CollectionReads(repository($0)) }
    }
}

extension CollectionReads<EpisodeFilterField> {
    /// Creates the reads of episodes, which also codes name.
    fileprivate init(_ episodes: any EpisodeRepositoryContract) {
        let getEpisodes = GetEpisodesUseCase(episodes: episodes)
        self.init(
            search: episodes.search,
            one: { try await getEpisodes.execute(reference: EpisodeReference($0), cachePolicy: $1) },
            several: { keys, cachePolicy in
                try await getEpisodes.execute(references: keys.map { EpisodeReference($0) }, cachePolicy: cachePolicy)
                    .keyed(by: \.key)
            },
            page: episodes.searchEpisodesPage)
    }
}

extension EpisodeRepository {
    init(_ session: RepositorySession) {
        let sources = CollectionSources<EpisodeDTO>(session)
        self.init(
            remote: sources.remote, local: sources.local, snapshot: sources.snapshot,
            search: sources.search(EpisodeMapper()))
    }
}
