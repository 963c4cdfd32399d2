import ChallengeCore
import ChallengeRepository

/// The repositories and the use case for the feature's commands.
struct CharacterContainer: Sendable {
    let characters: any CharacterRepositoryContract
    let pages: any CharactersPageRepositoryContract
    /// Returns the repository for a name in place of identifiers, which is made on demand.
    let names: @Sendable () -> any CharacterNamesRepositoryContract
    let episodes: any EpisodeProviderContract
    let locations: any LocationProviderContract
    let history: any HistoryRecorderContract
    let cachePolicy: CachePolicy

    var getCastsAndResidents: GetCastsAndResidentsUseCase {
        GetCastsAndResidentsUseCase(characters: characters, episodes: episodes, locations: locations)
    }
}

extension CharacterContainer {
    init(dependencies: CharacterDependencies) {
        let session = dependencies.session
        let sources = DataSources(session)
        characters = sources.repository(session.freshness)
        pages = sources.pages(session.freshness)
        names = { Self.names(session) }
        episodes = dependencies.episodes
        locations = dependencies.locations
        history = dependencies.history
        cachePolicy = dependencies.session.cachePolicy
    }

    /// Returns the repository for the characters that other features look up.
    static func characters(_ session: RepositorySession) -> any CharacterRepositoryContract {
        DataSources(session).repository(session.freshness)
    }

    /// Returns the repository for the characters that other features find by name or text.
    static func names(_ session: RepositorySession) -> any CharacterNamesRepositoryContract {
        let sources = DataSources(session)
        return CharacterNamesRepository(
            search: ItemSearch(session, snapshot: sources.snapshot.snapshot), pages: sources.pages(session.freshness))
    }
}

private struct DataSources {
    let remote: CharacterRemoteDataSource
    let local: CharacterLocalDataSource
    let snapshot: CharacterSnapshotDataSource

    init(_ session: RepositorySession) {
        remote = CharacterRemoteDataSource(
            httpClient: session.httpClient, api: session.api, responses: session.responses)
        local = CharacterLocalDataSource(store: LayeredDataSource(session), freshness: session.freshness)
        snapshot = CharacterSnapshotDataSource(api: session.api)
    }

    func repository(_ freshness: Freshness) -> CharacterRepository {
        CharacterRepository(remote: remote, local: local, snapshot: snapshot, freshness: freshness)
    }

    func pages(_ freshness: Freshness) -> CharactersPageRepository {
        CharactersPageRepository(remote: remote, local: local, snapshot: snapshot, freshness: freshness)
    }
}
