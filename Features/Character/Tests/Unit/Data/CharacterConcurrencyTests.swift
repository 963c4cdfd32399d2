import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Synchronization
import Testing

@testable import ChallengeCharacter

/// Concurrent fetches of a value that is not cached: they share one request.
struct CharacterConcurrencyTests {
    private let remote = SlowCharacters()
    private let local: CharacterLocalDataSource
    private let freshness = Freshness(maximumAge: .seconds(60), clock: ClockMock())

    init() {
        local = CharacterLocalDataSource(store: MemoryDataSource(), freshness: freshness)
    }

    @Test func `concurrent fetches of one character share a request`() async throws {
        let sut = CharacterRepository(
            remote: remote, local: local, snapshot: CharacterSnapshotDataSourceMock(), freshness: freshness)

        let names = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<20 {
                group.addTask { try await sut.getCharacter(identifier: 7, cachePolicy: .localFirst).value.name }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(names == Array(repeating: "Fetched", count: 20))
        #expect(remote.requestCount == 1)
    }

    @Test func `concurrent fetches of one page share a request`() async throws {
        let sut = CharactersPageRepository(
            remote: remote, local: local, snapshot: CharacterSnapshotDataSourceMock(), freshness: freshness)

        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<20 {
                group.addTask { try await sut.getCharactersPage(page: 1, cachePolicy: .localFirst).value.count }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(counts == Array(repeating: 41, count: 20))
        #expect(remote.requestCount == 1)
    }
}

/// A remote that responds late, so that all callers start before the response.
private final class SlowCharacters: CharacterRemoteDataSourceContract {
    private let count = Mutex(0)

    var requestCount: Int { count.withLock { $0 } }

    func getCharacter(identifier: Int) async throws(APIError) -> CharacterDTO {
        await delay()
        return .stub(id: identifier, name: "Fetched")
    }

    func getCharacters(identifiers: [Int]) async throws(APIError) -> [CharacterDTO] { [] }

    func getCharactersPage(_ key: PageKey) async throws(APIError) -> PageDTO<CharacterDTO> {
        await delay()
        return PageDTO(info: PageInfoDTO(count: 41, pages: 3), results: [.stub()])
    }

    private func delay() async {
        count.withLock { $0 += 1 }
        for _ in 0..<200 { await Task.yield() }
    }
}
