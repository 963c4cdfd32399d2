import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeRepositoryMocks
import Synchronization
import Testing

@testable import ChallengeRepository

/// Callers that miss the same thing at the same time make one request; whoever comes later finds it in the cache.
struct ConcurrentMissesTests {
    private let remote = SlowRemoteStub()
    private let local = MemoryDataSource<NoteDTO>()
    private let freshness = Freshness(maximumAge: .seconds(60), clock: ClockMock())

    @Test func forOneItem() async throws {
        let sut = CachedRepository<NoteDTO, NoteError>(
            remote: remote, local: local, snapshot: SnapshotDataSourceMock(),
            freshness: freshness)

        let names = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<20 {
                group.addTask { try await sut.getItem(identifier: 1, cachePolicy: .localFirst).value.name }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(names == Array(repeating: "Remote", count: 20))
        #expect(remote.requestCount == 1)
    }

    @Test func forOnePage() async throws {
        let sut = CachedRepository<NoteDTO, NoteError>(
            remote: remote, local: local, snapshot: SnapshotDataSourceMock(),
            freshness: freshness)

        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<20 {
                group.addTask { try await sut.getPage(PageKey(page: 1), cachePolicy: .localFirst).value.info.count }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(counts == Array(repeating: 826, count: 20))
        #expect(remote.requestCount == 1)
    }
}

/// Answers after a while, so that callers meet.
private final class SlowRemoteStub: RemoteDataSourceContract {
    private let count = Mutex(0)

    var requestCount: Int { count.withLock { $0 } }

    func getItem(identifier: Int) async throws(APIError) -> NoteDTO {
        await delay()
        return NoteDTO(id: identifier)
    }

    func getItems(identifiers: [Int]) async throws(APIError) -> [NoteDTO] { [] }

    func getPage(_ key: PageKey) async throws(APIError) -> PageDTO<NoteDTO> {
        await delay()
        return .stub()
    }

    private func delay() async {
        count.withLock { $0 += 1 }
        for _ in 0..<200 { await Task.yield() }
    }
}
