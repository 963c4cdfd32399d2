import ChallengeCore
import ChallengePersistence
import ChallengeTestSupport
import Testing

@testable import ChallengeHistory

struct RecentSearchesSQLiteDataSourceTests {
    @Test func `every method fails with the path of a state of a newer version`() async throws {
        let scratch = try Scratch()
        let path = scratch.path("state.db")
        let newer = Schema("recent_searches", steps: Array(repeating: [], count: 99))
        _ = try await Database(.state(path: path), schemas: [newer]).read { _ in 1 }
        let sut = RecentSearchesSQLiteDataSource(
            database: Database(.state(path: path), schemas: HistoryFeature.schemas))
        let failure = StorageFailure(cause: .unknownVersion, path: path)

        await #expect(throws: failure) { try await sut.getSearches() }
        await #expect(throws: failure) { try await sut.save(.stub("rick"), limit: 20) }
        await #expect(throws: failure) { try await sut.delete("rick") }
        await #expect(throws: failure) { try await sut.deleteAll() }
    }
}
