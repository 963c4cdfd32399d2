import ChallengeCore
import ChallengeRepository

/// Characters by name or text, from this machine or the API, and all characters on this machine.
struct CharacterNamesRepository: CharacterNamesRepositoryContract {
    let search: ItemSearch<CharacterSnapshotLine>
    let pages: any CharactersPageRepositoryContract
    private let mapper = CharacterMapper()

    func findCharacters(
        named name: String, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> NameMatches<Character> {
        if cachePolicy == .localFirst { return await search.items(named: name).map(mapper.map) }
        return try await search.items(named: name) { (page, text) async throws(CharacterError) in
            try await pages.searchCharactersPage(
                page: page, filter: CharactersFilter(name: text), cachePolicy: cachePolicy)
        }
    }

    func findCharacters(startingWith text: String) async throws(CharacterError) -> [Character] {
        await search.items(startingWith: text).map(mapper.map)
    }

    func searchCharacters(text: String) async throws(CharacterError) -> Fetched<RankedMatches<Character>> {
        await search.items(matching: text).map { $0.map(mapper.map) }
    }

    func getAllCharacters() async throws(CharacterError) -> Fetched<[Character]> {
        await search.allItems().map { $0.map(mapper.map) }
    }
}
