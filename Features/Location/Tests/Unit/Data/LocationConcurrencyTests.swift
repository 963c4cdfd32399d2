import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Synchronization
import Testing

@testable import ChallengeLocation

/// Concurrent fetches of a value that is not cached: they share one request.
struct LocationConcurrencyTests {
    private let remote = SlowLocations()
    private let locations: LocationRepository
    private let pages: LocationsPageRepository

    init() {
        let freshness = Freshness(maximumAge: .seconds(60), clock: ClockMock())
        let local = LocationLocalDataSource(store: MemoryDataSource(), freshness: freshness)
        locations = LocationRepository(
            remote: remote, local: local, snapshot: LocationSnapshotDataSourceMock(), freshness: freshness)
        pages = LocationsPageRepository(
            remote: remote, local: local, snapshot: LocationSnapshotDataSourceMock(), freshness: freshness)
    }

    @Test func `concurrent fetches of one location share a request`() async throws {
        let results = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<20 {
                group.addTask { try await locations.getLocation(identifier: 7, cachePolicy: .localFirst).value.name }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(results == Array(repeating: "Fetched", count: 20))
        #expect(remote.requestCount == 1)
    }

    @Test func `concurrent fetches of different locations make separate requests`() async throws {
        let identifiers = try await withThrowingTaskGroup(of: Int.self) { group in
            for identifier in 1...20 {
                group.addTask {
                    try await locations.getLocation(identifier: identifier, cachePolicy: .localFirst).value.id
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(identifiers.sorted() == Array(1...20))
        #expect(remote.requestCount == 20)
    }

    @Test func `concurrent fetches of one page share a request`() async throws {
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<20 {
                group.addTask { try await pages.getLocationsPage(page: 1, cachePolicy: .localFirst).value.count }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(counts == Array(repeating: 41, count: 20))
        #expect(remote.requestCount == 1)
    }

    @Test func `concurrent fetches of different pages and filters make separate requests`() async throws {
        try await withThrowingTaskGroup { group in
            for page in 1...3 {
                group.addTask { _ = try await pages.getLocationsPage(page: page, cachePolicy: .localFirst) }
                group.addTask {
                    let filter = LocationsFilter(name: "part")
                    _ = try await pages.searchLocationsPage(page: page, filter: filter, cachePolicy: .localFirst)
                }
            }
            try await group.waitForAll()
        }

        #expect(remote.requestCount == 6)
    }

    @Test func `concurrent fetches under different policies make separate requests`() async throws {
        try await withThrowingTaskGroup { group in
            for policy in CachePolicy.allCases {
                group.addTask { _ = try await locations.getLocation(identifier: 7, cachePolicy: policy) }
                group.addTask { _ = try await pages.getLocationsPage(page: 1, cachePolicy: policy) }
            }
            try await group.waitForAll()
        }

        #expect(remote.requestCount == 6)
    }
}

/// A remote that responds late, so that all callers start before the response.
private final class SlowLocations: LocationRemoteDataSourceContract {
    private let count = Mutex(0)

    var requestCount: Int { count.withLock { $0 } }

    func getLocation(identifier: Int) async throws(APIError) -> LocationDTO {
        await delay()
        return .stub(id: identifier, name: "Fetched")
    }

    func getLocations(identifiers: [Int]) async throws(APIError) -> [LocationDTO] { [] }

    func getLocationsPage(_ key: PageKey) async throws(APIError) -> PageDTO<LocationDTO> {
        await delay()
        return PageDTO(info: PageInfoDTO(count: 41, pages: 3), results: [.stub()])
    }

    private func delay() async {
        count.withLock { $0 += 1 }
        for _ in 0..<200 { await Task.yield() }
    }
}
