import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import ChallengeRepositoryMocks
import Testing

@testable import ChallengeCharacter

struct CharacterRepositoryTests {
    private let sources = CollectionSourcesMock<CharacterDTO>()
    private let search = LocalSearchMock<Character>()
    private let fetched = CharacterDTO.stub(id: 7, name: "Fetched")
    private let cached = CharacterDTO.stub(id: 7, name: "Cached")
    private let bundled = CharacterDTO.stub(id: 7, name: "Bundled")

    private var sut: CharacterRepository {
        CharacterRepository(
            remote: sources.remote, local: sources.local, snapshot: sources.snapshot, search: search)
    }

    @Test(arguments: PolicySituation.all)
    func `one character comes from the sources of the policy`(situation: PolicySituation) async {
        let character = sources.item(fetched: fetched, cached: cached, bundled: bundled)

        await character.expect(
            situation, missing: .notFound(identifier: 7), failed: CharacterError.failed, model: CharacterMapper().map
        ) { (policy) async throws(CharacterError) in
            try await sut.getCharacter(identifier: 7, cachePolicy: policy)
        }
    }

    @Test(arguments: PolicySituation.all)
    func `several characters come from the sources of the policy`(situation: PolicySituation) async {
        let character = sources.items(fetched: fetched, cached: cached, bundled: bundled)

        await character.expect(situation, failed: CharacterError.failed, model: CharacterMapper().map) {
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

        await value.expect(situation, failed: CharacterError.failed) {
            $0.page(2, CharacterMapper())
        } fetch: { (policy) async throws(CharacterError) in
            try await sut.searchCharactersPage(page: 2, filter: filter, cachePolicy: policy)
        }
    }

    @Test func `localFirst finds names on this machine`() async throws {
        let matches = NameMatches<Character>(partial: [.stub(id: 7)])
        search.named.setResult(.success(matches))

        #expect(try await sut.findCharacters(named: "any name", cachePolicy: .localFirst) == matches)
        #expect(search.named.inputs == ["any name"])
        #expect(sources.journal.calls == [])
    }

    @Test(arguments: [CachePolicy.remoteFirst, .noCache])
    func `the other policies find names with the filter of the API`(policy: CachePolicy) async {
        sources.remote.getPage.setResult(.failure(.cancelled))

        await #expect(throws: CharacterError.failed(.cancelled)) {
            try await sut.findCharacters(named: "any name", cachePolicy: policy)
        }
        let key = PageKey(page: 1, filter: CharactersFilter([.name: "any name"]))
        #expect(sources.remote.getPage.inputs == [RemoteInput(key, policy.responseUse)])
        #expect(search.named.callCount == 0)
    }
}
