import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeHistory

/// The calls of `RecentSearchesRepository` to its local data source, and the mapping of each failure.
struct RecentSearchesRepositoryCallsTests {
    private let local = RecentSearchesLocalDataSourceMock()

    private var sut: RecentSearchesRepository { RecentSearchesRepository(local: local) }

    @Test(
        arguments: [
            .full, .readOnly, .busy, .unknownVersion, .damaged(reason: "a"), .other(reason: "b"),
        ] as [StorageFailure.Cause])
    func `every method throws the failure of the data source`(cause: StorageFailure.Cause) async {
        let failure = StorageFailure(cause: cause, path: "/a/state.db")
        local.getSearchesCall.setResult(.failure(failure))
        local.save.setResult(.failure(failure))
        local.delete.setResult(.failure(failure))
        local.deleteAllCall.setResult(.failure(failure))
        let error = RecentSearchesError.storageFailed(failure)

        await #expect(throws: error) { try await sut.getAll() }
        await #expect(throws: error) { try await sut.save(.stub("a")) }
        await #expect(throws: error) { try await sut.delete("a") }
        await #expect(throws: error) { try await sut.deleteAll() }
    }

    @Test func `the first twenty searches of each kind are returned`() async throws {
        local.getSearchesCall.setResult(
            .success((1...25).flatMap { [.stub("\($0)"), .stub("\($0)", kind: "episode")] }))

        #expect(
            try await sut.getAll()
                == (1...20).flatMap { [.stub("\($0)"), .stub("\($0)", kind: "episode", command: "episodes search")] })
    }

    @Test func `a search is stored with a limit of twenty`() async throws {
        local.save.setResult(.success(()))

        try await sut.save(.stub("rick"))

        #expect(local.save.inputs == [.init(search: .stub("rick"), limit: 20)])
    }

    @Test func `deleting a search that is not stored is a not-found error`() async {
        local.delete.setResult(.success(false))

        await #expect(throws: RecentSearchesError.notFound(text: "rick")) { try await sut.delete("rick") }

        #expect(local.delete.inputs == ["rick"])
    }
}
