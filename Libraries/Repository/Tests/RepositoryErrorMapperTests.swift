import ChallengeCore
import ChallengeNetworking
import ChallengePersistence
import ChallengeRepositoryMocks
import Testing

@testable import ChallengeRepository

struct RepositoryErrorMapperTests {
    private let sut = RepositoryErrorMapper<NoteError>()

    @Test(arguments: [
        LoadFailure.timedOut, .rateLimited(wait: nil), .noConnection(.tls(reason: "expired")),
        .unreadable(path: "results[3].id", reason: "null"), .serverError(status: 502),
    ])
    func aFailureOfTheAPIKeepsItsFacts(failure: LoadFailure) {
        #expect(sut.map((.failed(failure), .item(identifier: 1))) == .loadFailed(failure))
        #expect(sut.map((.failed(failure), .list)) == .loadFailed(failure))
    }

    @Test func cancellationStaysCancellation() {
        #expect(sut.map((.cancelled, .item(identifier: 1))) == .cancelled)
        #expect(sut.map((.cancelled, .list)) == .cancelled)
    }

    @Test func notFoundSaysOfWhom() {
        #expect(sut.map((.notFound, .item(identifier: 99))) == .notFound(identifier: 99))
        #expect(sut.map((.notFound, .list)) == .loadFailed(.invalidRequest(status: 404)))
    }

    @Test(arguments: [
        (DatabaseError.full, StorageFailure.full), (.readOnly, .readOnly), (.busy, .busy),
        (.damaged(reason: "x"), .damaged(reason: "x")),
        (.newerSchema(name: "note", found: 9, supported: 1), .newerVersion),
        (.cannotOpen(path: "/a", reason: "b"), StorageFailure(cause: .other(reason: "b"), path: "/a")),
        (.failed(code: 1, reason: "c"), .other(reason: "c")),
    ])
    func aFailingCacheIsAStorageFailure(error: DatabaseError, expected: StorageFailure) async {
        await #expect(throws: NoteError.storageFailed(expected)) {
            try await sut.translate { () async throws(DatabaseError) in throw error }
        }
    }
}
