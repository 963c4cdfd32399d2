import ChallengeCore
import ChallengeRepository

/// Characters by name, from the data on this machine or from the API.
struct CharacterNamesRepository: CharacterNamesRepositoryContract {
    let names: NameSearch<CharacterSnapshotLine>
    let pages: any CharactersPageRepositoryContract
    private let mapper = CharacterMapper()

    func findCharacters(
        named name: String, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> NameMatches<Character> {
        if cachePolicy == .localFirst { return await names.items(named: name).map(mapper.map) }
        return try await names.items(named: name) { (page, text) async throws(CharacterError) in
            try await pages.searchCharactersPage(
                page: page, filter: CharactersFilter(name: text), cachePolicy: cachePolicy
            ).value
        }
    }
}
