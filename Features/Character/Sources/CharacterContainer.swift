import ChallengeCore
import ChallengeRepository

/// The values that the feature's commands use.
struct CharacterContainer: Sendable {
    let characters: any CharacterRepositoryContract
    /// The search for characters.
    let saved: any ItemSearchContract<Character>
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
        characters = Self.repository(dependencies.context.session)
        saved = Self.saved(dependencies.context.session)
        episodes = dependencies.episodes
        locations = dependencies.locations
        history = dependencies.context.history
        cachePolicy = dependencies.context.cachePolicy
    }

    /// Returns the repository, also for the characters that other features read.
    static func repository(_ session: RepositorySession) -> CharacterRepository {
        let sources = CollectionSources<CharacterDTO>(session)
        return CharacterRepository(remote: sources.remote, local: sources.local, snapshot: sources.snapshot)
    }

    /// Returns the search for characters.
    static func saved(_ session: RepositorySession) -> any ItemSearchContract<Character> {
        CollectionSources<CharacterDTO>(session).search(CharacterMapper())
    }
}
