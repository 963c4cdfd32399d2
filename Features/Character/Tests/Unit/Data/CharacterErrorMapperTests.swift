import ChallengeCore
import ChallengeNetworking
import ChallengePersistence
import Testing

@testable import ChallengeCharacter

struct CharacterErrorMapperTests {
    private let sut = CharacterErrorMapper()

    @Test(arguments: [
        (APIError.invalidRequest(status: 400), CharacterError.invalidRequest(status: 400)),
        (.rateLimited(wait: .seconds(9)), .rateLimited(wait: .seconds(9))),
        (.rateLimited(wait: nil), .rateLimited(wait: nil)),
        (.serverError(status: 502), .serverError(status: 502)),
        (.noConnection(.tls(reason: "expired")), .noConnection(.tls(reason: "expired"))),
        (.timedOut, .timedOut),
        (.tooLarge(limit: 7), .tooLarge(limit: 7)),
        (.redirected(to: "http://x"), .redirected(to: "http://x")),
        (.decoding(path: "results[3].id", reason: "null"), .unreadable(path: "results[3].id", reason: "null")),
        (.cancelled, .cancelled),
    ])
    func everyFailureKeepsItsFacts(error: APIError, expected: CharacterError) {
        #expect(sut.map((error, .character(identifier: 1))) == expected)
        #expect(sut.map((error, .list)) == expected)
    }

    @Test func notFoundSaysOfWhom() {
        #expect(sut.map((.notFound, .character(identifier: 99))) == .notFound(identifier: 99))
        #expect(sut.map((.notFound, .list)) == .invalidRequest(status: 404))
    }

    @Test(arguments: [
        (DatabaseError.full, StorageFailure.full), (.readOnly, .readOnly), (.busy, .busy),
        (.damaged(reason: "x"), .damaged(reason: "x")),
        (.newerSchema(name: "character", found: 9, supported: 1), .newerVersion),
        (.cannotOpen(path: "/a", reason: "b"), .other(reason: "/a: b")),
        (.failed(code: 1, reason: "c"), .other(reason: "c")),
    ])
    func aFailingCacheIsAStorageFailure(error: DatabaseError, expected: StorageFailure) async {
        await #expect(throws: CharacterError.storageFailed(expected)) {
            try await sut.translate { () async throws(DatabaseError) in throw error }
        }
    }
}
