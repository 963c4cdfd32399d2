import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Testing

@testable import ChallengeLocation

struct LocationLocalDataSourceTests {
    private let clock = ClockMock()
    private let sut: LocationLocalDataSource

    init() {
        sut = LocationLocalDataSource(
            store: MemoryDataSource(), freshness: Freshness(maximumAge: .seconds(60), clock: clock))
    }

    @Test func `saved locations are returned with the time of the fetch until they are deleted`() async throws {
        try await sut.saveLocations([.stub(id: 1), .stub(id: 2), .stub(id: 3)])

        #expect(
            try await sut.getLocations(identifiers: [3, 1])
                == [.stub(id: 3), .stub(id: 1)].map { Cached(value: $0, fetchedAt: clock.now) })
        try await sut.deleteLocations(identifiers: [1, 3])

        #expect(try await sut.getLocations(identifiers: [1, 2, 3]).map(\.value) == [.stub(id: 2)])
    }

    @Test func `a saved page is returned with the time of the fetch until it is deleted`() async throws {
        let key = PageKey(page: 2, criteria: [Criterion("name", "part")])
        let page = PageDTO<LocationDTO>(info: PageInfoDTO(count: 21, pages: 2), results: [.stub()])

        try await sut.saveLocationsPage(page, for: key)

        #expect(try await sut.getLocationsPage(key) == Cached(value: page, fetchedAt: clock.now))
        try await sut.deleteLocationsPage(key)
        #expect(try await sut.getLocationsPage(key) == nil)
    }
}
