import ChallengeCore
import ChallengeRepository
import ChallengeResources

/// Builds what the feature's commands work with: the one place of the feature that knows all of its layers.
struct CharacterContainer: Sendable {
    let characters: any CharacterRepositoryContract
    let pages: any CharactersPageRepositoryContract
    let cachePolicy: CachePolicy

    init(ports: CharacterPorts) {
        let cached = CachedRepository<CharacterDTO, CharacterError>(
            ports.session, path: "/character", snapshot: SnapshotDataSource(.characters, as: CharacterSnapshotLine.self)
        )
        characters = CharacterRepository(cached: cached)
        pages = CharactersPageRepository(cached: cached)
        cachePolicy = ports.session.cachePolicy
    }
}
