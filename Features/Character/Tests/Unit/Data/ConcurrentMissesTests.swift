import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import Synchronization
import Testing

@testable import ChallengeCharacter

/// Callers that miss the same thing at the same time make one request; whoever comes later finds it in the cache.
struct ConcurrentMissesTests {
    private let remote = SlowRemoteStub()
    private let local = CharacterMemoryDataSource()
    private let freshness = Freshness(maximumAge: .seconds(60), clock: ClockMock())

    @Test func forOneCharacter() async throws {
        let sut = CharacterRepository(
            remote: remote, local: local, snapshot: CharacterSnapshotDataSource(), freshness: freshness)

        let names = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<20 {
                group.addTask { try await sut.getCharacter(identifier: 1, cachePolicy: .localFirst).value.name }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(names == Array(repeating: "Rick Sanchez", count: 20))
        #expect(remote.requestCount == 1)
    }

    @Test func forOnePage() async throws {
        let sut = CharactersPageRepository(
            remote: remote, local: local, snapshot: CharacterSnapshotDataSource(), freshness: freshness)

        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<20 {
                group.addTask { try await sut.getCharactersPage(page: 1, cachePolicy: .localFirst).value.count }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(counts == Array(repeating: 826, count: 20))
        #expect(remote.requestCount == 1)
    }
}

/// Answers after a while, so that callers meet.
private final class SlowRemoteStub: CharacterRemoteDataSourceContract {
    private let count = Mutex(0)

    var requestCount: Int { count.withLock { $0 } }

    func getCharacter(identifier: Int) async throws(APIError) -> CharacterDTO {
        await delay()
        return .stub(id: identifier)
    }

    func getCharacters(identifiers: [Int]) async throws(APIError) -> [CharacterDTO] { [] }

    func getCharactersPage(page: Int, filter: CharactersFilter) async throws(APIError) -> CharactersPageDTO {
        await delay()
        return .stub()
    }

    private func delay() async {
        count.withLock { $0 += 1 }
        for _ in 0..<200 { await Task.yield() }
    }
}
