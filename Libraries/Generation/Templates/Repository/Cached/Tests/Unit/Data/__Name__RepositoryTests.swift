import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import ChallengeRepositoryMocks
import Testing

@testable import Challenge__Name__

/// Each method under each policy, in all situations of the data sources.
struct __Name__RepositoryTests {
    private let sources = CollectionSourcesMock<__DTO__>()
    private let mapper = __Name__Mapper()
    private let sut: __Name__Repository

    init() {
        sut = __Name__Repository(remote: sources.remote, local: sources.local, snapshot: sources.snapshot, search: ItemSearchMock())
    }

    private func dto(_ title: String) -> __DTO__ { .stub(id: __id__, __title__: title) }

    private func page(_ title: String) -> PageDTO<__DTO__> {
        PageDTO(info: PageInfoDTO(count: 21, pages: 2), results: [dto(title)])
    }

    private func model(_ list: PageDTO<__DTO__>) -> Page<Challenge__Name__.__Name__> { list.page(2, mapper) }

    @Test(arguments: PolicySituation.all)
    func `one item`(situation: PolicySituation) async {
        let item = sources.item(fetched: dto("new"), cached: dto("old"), bundled: dto("bundled"))

        await item.expect(
            situation, missing: .notFound(identifier: __id__), failed: __Name__Error.loadFailed, model: mapper.map
        ) { (policy) async throws(__Name__Error) in
            try await sut.get__Name__(identifier: __id__, cachePolicy: policy)
        }
    }

    @Test(arguments: PolicySituation.all)
    func `several items`(situation: PolicySituation) async {
        let items = sources.items(fetched: dto("new"), cached: dto("old"), bundled: dto("bundled"))

        await items.expect(situation, failed: __Name__Error.loadFailed, model: mapper.map) {
            (policy) async throws(__Name__Error) in
            try await sut.get__Names__(identifiers: [__id__], cachePolicy: policy)
        }
    }

    @Test(arguments: PolicySituation.all)
    func `one page`(situation: PolicySituation) async {
        let filter = __Names__Filter([.name: "text"])
        let list = sources.page(
            PageKey(page: 2, filter: filter), fetched: page("new"), cached: page("old"), bundled: page("bundled"))

        await list.expect(situation, failed: __Name__Error.loadFailed, model: model) {
            (policy) async throws(__Name__Error) in
            try await sut.search__Names__Page(page: 2, filter: filter, cachePolicy: policy)
        }
    }

    @Test func `one page of all items`() async {
        let list = sources.page(PageKey(page: 2), fetched: page("new"), cached: page("old"), bundled: page("bundled"))

        await list.expect(PolicySituation.all[0], failed: __Name__Error.loadFailed, model: model) {
            (policy) async throws(__Name__Error) in
            try await sut.get__Names__Page(page: 2, cachePolicy: policy)
        }
    }
}
