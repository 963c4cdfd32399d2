import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeHistory

struct RecentSearchesRepositoryTests {
    private let local = RecentSearchesLocalDataSourceMock()

    private var sut: RecentSearchesRepository { RecentSearchesRepository(local: local) }

    @Test func `the last twenty searches of each kind are returned in their order`() async throws {
        let stored = (1...25).map { RecentSearchDTO.stub("\($0)", kind: "episode") } + [.stub("Rick")]
        local.getSearchesCall.setResult(.success(stored))

        let searches = try await sut.getAll()

        let episodes = (1...20).map { RecentSearch.stub("\($0)", kind: "episode", command: "episodes search") }
        #expect(searches == episodes + [.stub("Rick")])
    }

    @Test func `a search is saved with its command, beside nineteen others of its kind`() async throws {
        local.save.setResult(.success(()))

        try await sut.save(.stub("Rick"))

        #expect(local.save.inputs == [.init(search: .stub("Rick"), limit: 20)])
    }

    @Test func `a search that is not stored cannot be deleted`() async throws {
        local.delete.setResult(.success(true))
        local.deleteAllCall.setResult(.success(()))

        try await sut.delete("a")
        try await sut.deleteAll()
        local.delete.setResult(.success(false))
        await #expect(throws: HistoryError.searchNotFound(text: "b")) { try await sut.delete("b") }

        #expect(local.delete.inputs == ["a", "b"])
        #expect(local.deleteAllCall.callCount == 1)
    }

    @Test func `a storage failure has the operation`() async {
        local.getSearchesCall.setResult(.failure(.busy))
        local.save.setResult(.failure(.busy))
        local.delete.setResult(.failure(.busy))
        local.deleteAllCall.setResult(.failure(.busy))

        await #expect(throws: HistoryError.searchesFailed(.reading, .busy)) { try await sut.getAll() }
        await #expect(throws: HistoryError.searchesFailed(.saving, .busy)) { try await sut.save(.stub("a")) }
        await #expect(throws: HistoryError.searchesFailed(.deleting, .busy)) { try await sut.delete("a") }
        await #expect(throws: HistoryError.searchesFailed(.deleting, .busy)) { try await sut.deleteAll() }
    }
}
