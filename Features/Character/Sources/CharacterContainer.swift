import ChallengeCore
import ChallengeRepository

/// The values that the feature's commands use.
struct CharacterContainer: Sendable {
    let characters: any CharacterRepositoryContract
    /// The characters on this machine.
    let saved: any LocalSearchContract<Character>
    let episodes: @Sendable () -> EpisodesPort
    let locations: @Sendable () -> LocationsPort
    let history: any HistoryRecorderContract
    let cachePolicy: CachePolicy

    var getCastsAndResidents: GetCastsAndResidentsUseCase {
        GetCastsAndResidentsUseCase(characters: characters, episodes: episodes(), locations: locations())
    }
}

extension CharacterContainer {
    init(dependencies: CharacterDependencies) {
        let repository = Self.repository(dependencies.context.session)
        characters = repository
        saved = repository.search
        episodes = dependencies.episodes
        locations = dependencies.locations
        history = dependencies.context.history
        cachePolicy = dependencies.context.cachePolicy
    }

    /// Returns the repository, also for the characters that other features read.
    static func repository(_ session: RepositorySession) -> CharacterRepository {
        let sources = CollectionSources<CharacterDTO>(session)
        return CharacterRepository(
            remote: sources.remote, local: sources.local, snapshot: sources.snapshot,
            search: sources.search(CharacterMapper()))
    }

    /// Returns the characters on this machine.
    static func saved(_ session: RepositorySession) -> any LocalSearchContract<Character> { repository(session).search }
}
