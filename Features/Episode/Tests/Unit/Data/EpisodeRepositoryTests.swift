import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import ChallengeRepositoryMocks
import Testing

@testable import ChallengeEpisode

struct EpisodeRepositoryTests {
    private let sources = CollectionSourcesMock<EpisodeDTO>()
    private let sut: EpisodeRepository
    private let mapper = EpisodeMapper()

    init() {
        sut = EpisodeRepository(
            remote: sources.remote, local: sources.local, snapshot: sources.snapshot, search: ItemSearchMock())
    }

    private func episode(_ name: String) -> EpisodeDTO { .stub(id: 7, name: name) }

    private func list(_ items: EpisodeDTO...) -> PageDTO<EpisodeDTO> {
        PageDTO(info: PageInfoDTO(count: 21, pages: 2), results: items)
    }

    // Policies and errors

    @Test(arguments: PolicySituation.all)
    func `one episode`(situation: PolicySituation) async {
        let item = sources.item(fetched: episode("new"), cached: episode("old"), bundled: episode("bundled"))

        await item.expect(
            situation, missing: .notFound(identifier: 7), failed: EpisodeError.loadFailed, model: mapper.map
        ) { (policy) async throws(EpisodeError) in
            try await sut.getEpisode(identifier: 7, cachePolicy: policy)
        }
    }

    @Test(arguments: PolicySituation.all)
    func `several episodes`(situation: PolicySituation) async {
        let items = sources.items(fetched: episode("new"), cached: episode("old"), bundled: episode("bundled"))

        await items.expect(situation, failed: EpisodeError.loadFailed, model: mapper.map) {
            (policy) async throws(EpisodeError) in
            try await sut.getEpisodes(identifiers: [7], cachePolicy: policy)
        }
    }

    @Test(arguments: PolicySituation.all)
    func `one page of episodes`(situation: PolicySituation) async {
        let filter = EpisodesFilter([.name: "rick", .code: "S03"])
        let page = sources.page(
            PageKey(page: 2, criteria: [Criterion("name", "rick"), Criterion("episode", "S03")]),
            fetched: list(episode("new")), cached: list(episode("old")), bundled: list(episode("bundled")))
        func model(_ list: PageDTO<EpisodeDTO>) -> Page<Episode> { list.page(2, mapper) }

        await page.expect(situation, failed: EpisodeError.loadFailed, model: model) {
            (policy) async throws(EpisodeError) in
            try await sut.searchEpisodesPage(page: 2, filter: filter, cachePolicy: policy)
        }
    }

    @Test func `a page without a filter is a page of all episodes`() async throws {
        sources.remote.getPage.setResult(.success(list(episode("new"))))

        let episodes = try await sut.getEpisodesPage(page: 2, cachePolicy: .noCache)

        #expect(episodes.value == list(episode("new")).page(2, mapper))
        #expect(sources.remote.getPage.inputs == [RemoteInput(PageKey(page: 2), .none)])
    }

    // Codes

    @Test func `the identifier of a code is that of the episode of the snapshot with exactly this code`() async {
        let codes = [EpisodeCode(season: 1, number: 10), EpisodeCode(season: 1, number: 2)]
        let page = list(.stub(id: 6, code: "S01E100"), .stub(id: 7, code: "S01E10"))
        sources.snapshot.getPage.setResult(.success(Bundled(value: page, asOf: .sample)))

        #expect(await sut.getIdentifiers(codes: codes) == [codes[0]: 7])

        let keys = ["S01E10", "S01E02"].map { PageKey(page: 1, criteria: [Criterion("episode", $0)]) }
        #expect(sources.journal.calls == keys.map { "snapshot.getPage \($0)" })
    }
}
