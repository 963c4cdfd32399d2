import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import ChallengeRepositoryMocks
import Testing

@testable import ChallengeCharacter

struct CharacterRepositoryTests {
    private let sources = CollectionSourcesMock<CharacterDTO>()
    private let fetched = CharacterDTO.stub(id: 7, name: "Fetched")
    private let cached = CharacterDTO.stub(id: 7, name: "Cached")
    private let bundled = CharacterDTO.stub(id: 7, name: "Bundled")

    private var sut: CharacterRepository {
        CharacterRepository(
            remote: sources.remote, local: sources.local, snapshot: sources.snapshot, search: ItemSearchMock())
    }

    @Test(arguments: PolicySituation.all)
    func `one character comes from the sources of the policy`(situation: PolicySituation) async {
        let character = sources.item(fetched: fetched, cached: cached, bundled: bundled)

        await character.expect(
            situation, missing: .notFound(identifier: 7), failed: CharacterError.loadFailed,
            model: CharacterMapper().map
        ) { (policy) async throws(CharacterError) in
            try await sut.getCharacter(identifier: 7, cachePolicy: policy)
        }
    }

    @Test(arguments: PolicySituation.all)
    func `several characters come from the sources of the policy`(situation: PolicySituation) async {
        let character = sources.items(fetched: fetched, cached: cached, bundled: bundled)

        await character.expect(situation, failed: CharacterError.loadFailed, model: CharacterMapper().map) {
            (policy) async throws(CharacterError) in
            try await sut.getCharacters(identifiers: [7], cachePolicy: policy)
        }
    }

    @Test(arguments: PolicySituation.all)
    func `a page comes from the sources of the policy`(situation: PolicySituation) async {
        let filter = CharactersFilter([.name: "part", .gender: "male"])
        func page(_ item: CharacterDTO) -> PageDTO<CharacterDTO> {
            PageDTO(info: PageInfoDTO(count: 41, pages: 3), results: [item])
        }
        let value = sources.page(
            PageKey(page: 2, filter: filter), fetched: page(fetched), cached: page(cached), bundled: page(bundled))

        await value.expect(situation, failed: CharacterError.loadFailed) {
            $0.page(2, CharacterMapper())
        } fetch: { (policy) async throws(CharacterError) in
            try await sut.searchCharactersPage(page: 2, filter: filter, cachePolicy: policy)
        }
    }

    @Test func `a page without a filter is a page of all characters`() async throws {
        let page = PageDTO(info: PageInfoDTO(count: 41, pages: 3), results: [fetched])
        sources.remote.getPage.setResult(.success(page))

        let characters = try await sut.getCharactersPage(page: 2, cachePolicy: .noCache)

        #expect(characters.value == page.page(2, CharacterMapper()))
        #expect(sources.remote.getPage.inputs == [RemoteInput(PageKey(page: 2), .none)])
    }
}
