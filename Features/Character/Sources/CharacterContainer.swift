import ChallengeCore
import ChallengeNetworking
import ChallengePersistence

/// Builds what the feature's commands work with: the one place of the feature that knows all of its layers.
struct CharacterContainer: Sendable {
    let characters: any CharacterRepositoryContract
    let pages: any CharactersPageRepositoryContract
    let cachePolicy: CachePolicy

    init(ports: CharacterPorts) {
        cachePolicy = ports.cachePolicy
        let remote = CharacterRESTDataSource(httpClient: ports.httpClient)
        let local = CharacterLayeredDataSource(
            front: CharacterMemoryDataSource(),
            back: CharacterSQLiteDataSource(database: ports.cache, source: ports.source))
        let snapshot = CharacterSnapshotDataSource()
        characters = CharacterRepository(
            remote: remote, local: local, snapshot: snapshot, freshness: ports.freshness)
        pages = CharactersPageRepository(
            remote: remote, local: local, snapshot: snapshot, freshness: ports.freshness)
    }
}
