import ChallengeCore
import ChallengePersistence
import ChallengeTestSupport
import Testing

@testable import ChallengeHistory

struct HistorySQLiteDataSourceTests {
    @Test func `every method fails with the path of a state of a newer version`() async throws {
        let scratch = try Scratch()
        let path = scratch.path("state.db")
        let newer = Schema("history", steps: Array(repeating: [], count: 99))
        _ = try await Database(.state(path: path), schemas: [newer]).read { _ in 1 }
        let sut = HistorySQLiteDataSource(
            database: Database(.state(path: path), schemas: HistoryFeature.schemas))
        let failure = StorageFailure(cause: .unknownVersion, path: path)

        await #expect(throws: failure) { try await sut.add([], limit: 1) }
        await #expect(throws: failure) { try await sut.getEntries(HistoryFilter(), offset: 0, limit: 1) }
        await #expect(throws: failure) { try await sut.getCounts(between: [], of: "cache") }
        await #expect(throws: failure) { try await sut.delete(numbers: [1]) }
        await #expect(throws: failure) { try await sut.deleteAll() }
    }
}
