import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Synchronization
import Testing

@testable import ChallengeCharacter

/// Concurrent fetches of a value that is not cached: they share one request.
struct CharacterConcurrencyTests {
    private let remote = SlowCharacters()
    private let characters: CharacterRepository
    private let pages: CharactersPageRepository

    init() {
        let freshness = Freshness(maximumAge: .seconds(60), clock: ClockMock())
        let local = CharacterLocalDataSource(store: MemoryDataSource(), freshness: freshness)
        characters = CharacterRepository(
            remote: remote, local: local, snapshot: CharacterSnapshotDataSourceMock(), freshness: freshness)
        pages = CharactersPageRepository(
            remote: remote, local: local, snapshot: CharacterSnapshotDataSourceMock(), freshness: freshness)
    }

    @Test func `concurrent fetches of one character share a request`() async throws {
        let names = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<20 {
                group.addTask { try await characters.getCharacter(identifier: 7, cachePolicy: .localFirst).value.name }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(names == Array(repeating: "Fetched", count: 20))
        #expect(remote.requestCount == 1)
    }

    @Test func `concurrent fetches of different characters make separate requests`() async throws {
        let identifiers = try await withThrowingTaskGroup(of: Int.self) { group in
            for identifier in 1...20 {
                group.addTask {
                    try await characters.getCharacter(identifier: identifier, cachePolicy: .localFirst).value.id
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
                group.addTask { try await pages.getCharactersPage(page: 1, cachePolicy: .localFirst).value.count }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(counts == Array(repeating: 41, count: 20))
        #expect(remote.requestCount == 1)
    }

    @Test func `concurrent fetches of different pages and filters make separate requests`() async throws {
        try await withThrowingTaskGroup { group in
            for page in 1...3 {
                group.addTask { _ = try await pages.getCharactersPage(page: page, cachePolicy: .localFirst) }
                group.addTask {
                    let filter = CharactersFilter(name: "part")
                    _ = try await pages.searchCharactersPage(page: page, filter: filter, cachePolicy: .localFirst)
                }
            }
            try await group.waitForAll()
        }

        #expect(remote.requestCount == 6)
    }

    @Test func `concurrent fetches under different policies make separate requests`() async throws {
        try await withThrowingTaskGroup { group in
            for policy in CachePolicy.allCases {
                group.addTask { _ = try await characters.getCharacter(identifier: 7, cachePolicy: policy) }
                group.addTask { _ = try await pages.getCharactersPage(page: 1, cachePolicy: policy) }
            }
            try await group.waitForAll()
        }

        #expect(remote.requestCount == 6)
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
