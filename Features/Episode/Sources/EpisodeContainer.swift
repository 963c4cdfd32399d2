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
        try CollectionRun(.episodes, episodes.reads, context, invocation, console)
    }
}

extension EpisodeContainer {
    init(_ context: CollectionContext) {
        self.init(episodes: EpisodeRepository(context.session), context: context)
    }
}

extension ItemCollection<EpisodeFilterField> {
    static var episodes: Self {
        ItemCollection("episode", "episodes", .episodes) { EpisodeRepository($0).reads }
    }
}

extension EpisodeRepositoryContract {
    /// The reads of episodes, which also codes name.
    fileprivate var reads: CollectionReads<EpisodeFilterField> {
        let getEpisodes = GetEpisodesUseCase(episodes: self)
        return CollectionReads(
            search: search,
            one: { try await getEpisodes.execute(reference: EpisodeReference($0), cachePolicy: $1) },
            several: { keys, cachePolicy in
                try await getEpisodes.execute(references: keys.map { EpisodeReference($0) }, cachePolicy: cachePolicy)
                    .keyed(by: \.key)
            },
            page: searchEpisodesPage)
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
