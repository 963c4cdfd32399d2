import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import ChallengeRepositoryMocks
import Testing

@testable import ChallengeLocation

struct LocationRepositoryTests {
    private let sources = CollectionSourcesMock<LocationDTO>()
    private let mapper = LocationMapper()
    private let sut: LocationRepository

    init() {
        sut = LocationRepository(
            remote: sources.remote, local: sources.local, snapshot: sources.snapshot, search: ItemSearchMock())
    }

    private func dto(_ name: String) -> LocationDTO { .stub(id: 7, name: name) }

    private func page(_ name: String) -> PageDTO<LocationDTO> {
        PageDTO(info: PageInfoDTO(count: 21, pages: 2), results: [dto(name)])
    }

    @Test(arguments: PolicySituation.all)
    func `one location`(situation: PolicySituation) async {
        let item = sources.item(fetched: dto("new"), cached: dto("old"), bundled: dto("bundled"))

        await item.expect(
            situation, missing: .notFound(identifier: 7), failed: LocationError.loadFailed, model: mapper.map
        ) { (policy) async throws(LocationError) in
            try await sut.getLocation(identifier: 7, cachePolicy: policy)
        }
    }

    @Test(arguments: PolicySituation.all)
    func `several locations`(situation: PolicySituation) async {
        let items = sources.items(fetched: dto("new"), cached: dto("old"), bundled: dto("bundled"))

        await items.expect(situation, failed: LocationError.loadFailed, model: mapper.map) {
            (policy) async throws(LocationError) in
            try await sut.getLocations(identifiers: [7], cachePolicy: policy)
        }
    }

    @Test(arguments: PolicySituation.all)
    func `one page of locations`(situation: PolicySituation) async {
        func model(_ list: PageDTO<LocationDTO>) -> Page<Location> { list.page(2, mapper) }
        let filter = LocationsFilter([.name: "earth", .type: "planet"])
        let list = sources.page(
            PageKey(page: 2, filter: filter), fetched: page("new"), cached: page("old"), bundled: page("bundled"))

        await list.expect(situation, failed: LocationError.loadFailed, model: model) {
            (policy) async throws(LocationError) in
            try await sut.searchLocationsPage(page: 2, filter: filter, cachePolicy: policy)
        }
    }

    @Test func `a page without a filter is a page of all locations`() async throws {
        sources.remote.getPage.setResult(.success(page("new")))

        let locations = try await sut.getLocationsPage(page: 2, cachePolicy: .noCache)

        #expect(locations.value == page("new").page(2, mapper))
        #expect(sources.remote.getPage.inputs == [RemoteInput(PageKey(page: 2), .none)])
    }
}
