import ChallengeCollections
import ChallengeCore
import ChallengeRepository
import ChallengeTerminal

/// The values that the feature's commands use.
struct EpisodeContainer: Sendable {
    let episodes: any EpisodeRepositoryContract
    let search: any ItemSearchContract<Episode>
    let context: CollectionContext

    var getEpisodes: GetEpisodesUseCase { GetEpisodesUseCase(episodes: episodes) }
}

extension EpisodeContainer {
    init(_ context: CollectionContext) {
        let sources = CollectionSources<EpisodeDTO>(context.session)
        episodes = EpisodeRepository(sources)
        search = sources.search(EpisodeMapper())
        self.context = context
    }

    /// Returns the run of a command line, which prints episodes.
    func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> CollectionRun<EpisodeReference, Episode, EpisodeFilterField> {
        try CollectionRun(
            "episode", .episodes,
            CollectionReads(
                search: search, one: getEpisodes.execute(reference:cachePolicy:),
                several: getEpisodes.execute(references:cachePolicy:), page: episodes.searchEpisodesPage),
            context, invocation, console)
    }

    /// Returns the episode that an identifier or a code names; `nil` if there is no such episode.
    static func one(_ session: RepositorySession) -> CollectionItems.One<Episode> {
        let getEpisodes = GetEpisodesUseCase(episodes: EpisodeRepository(CollectionSources(session)))
        return { (text, cachePolicy) async throws(APIError) in
            guard let reference = EpisodeReference(text) else { return nil }
            do throws(EpisodeError) {
                return try await getEpisodes.execute(reference: reference, cachePolicy: cachePolicy)
            } catch .failed(let error) {
                throw error
            } catch {
                return nil
            }
        }
    }
}

extension EpisodeRepository {
    init(_ sources: CollectionSources<EpisodeDTO>) {
        self.init(remote: sources.remote, local: sources.local, snapshot: sources.snapshot)
    }
}
