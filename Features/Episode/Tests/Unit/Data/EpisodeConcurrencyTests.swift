import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Synchronization
import Testing

@testable import ChallengeEpisode

/// Concurrent fetches of a value that is not cached: they share one request.
struct EpisodeConcurrencyTests {
    private let remote = SlowEpisodes()
    private let episodes: EpisodeRepository
    private let pages: EpisodesPageRepository

    init() {
        let freshness = Freshness(maximumAge: .seconds(60), clock: ClockMock())
        let local = EpisodeLocalDataSource(store: MemoryDataSource(), freshness: freshness)
        episodes = EpisodeRepository(
            remote: remote, local: local, snapshot: EpisodeSnapshotDataSourceMock(), freshness: freshness)
        pages = EpisodesPageRepository(
            remote: remote, local: local, snapshot: EpisodeSnapshotDataSourceMock(), freshness: freshness)
    }

    @Test func `concurrent fetches of one episode share a request`() async throws {
        let names = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<20 {
                group.addTask { try await episodes.getEpisode(identifier: 7, cachePolicy: .localFirst).value.name }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(names == Array(repeating: "Fetched", count: 20))
        #expect(remote.requestCount == 1)
    }

    @Test func `concurrent fetches of different episodes make separate requests`() async throws {
        let identifiers = try await withThrowingTaskGroup(of: Int.self) { group in
            for identifier in 1...20 {
                group.addTask {
                    try await episodes.getEpisode(identifier: identifier, cachePolicy: .localFirst).value.id
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
                group.addTask { try await pages.getEpisodesPage(page: 1, cachePolicy: .localFirst).value.count }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(counts == Array(repeating: 41, count: 20))
        #expect(remote.requestCount == 1)
    }

    @Test func `concurrent fetches of different pages and filters make separate requests`() async throws {
        try await withThrowingTaskGroup { group in
            for page in 1...3 {
                group.addTask { _ = try await pages.getEpisodesPage(page: page, cachePolicy: .localFirst) }
                group.addTask {
                    let filter = EpisodesFilter(name: "part")
                    _ = try await pages.searchEpisodesPage(page: page, filter: filter, cachePolicy: .localFirst)
                }
            }
            try await group.waitForAll()
        }

        #expect(remote.requestCount == 6)
    }

    @Test func `concurrent fetches under different policies make separate requests`() async throws {
        try await withThrowingTaskGroup { group in
            for policy in CachePolicy.allCases {
                group.addTask { _ = try await episodes.getEpisode(identifier: 7, cachePolicy: policy) }
                group.addTask { _ = try await pages.getEpisodesPage(page: 1, cachePolicy: policy) }
            }
            try await group.waitForAll()
        }

        #expect(remote.requestCount == 6)
    }
}

/// A remote that responds late, so that all callers start before the response.
private final class SlowEpisodes: EpisodeRemoteDataSourceContract {
    private let count = Mutex(0)

    var requestCount: Int { count.withLock { $0 } }

    func getEpisode(identifier: Int) async throws(APIError) -> EpisodeDTO {
        await delay()
        return .stub(id: identifier, name: "Fetched")
    }

    func getEpisodes(identifiers: [Int]) async throws(APIError) -> [EpisodeDTO] { [] }

    func getEpisodesPage(_ key: PageKey) async throws(APIError) -> PageDTO<EpisodeDTO> {
        await delay()
        return PageDTO(info: PageInfoDTO(count: 41, pages: 3), results: [.stub()])
    }

    private func delay() async {
        count.withLock { $0 += 1 }
        for _ in 0..<200 { await Task.yield() }
    }
}
