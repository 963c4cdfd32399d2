import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Foundation
import Testing

@testable import ChallengeCharacter

/// Fetches of one character under each cache policy.
struct CharacterRepositoryTests {
    private let remote = CharacterRemoteDataSourceMock()
    private let local = CharacterLocalDataSourceMock()
    private let snapshot = CharacterSnapshotDataSourceMock()
    private let clock = ClockMock()
    private let fetched = CharacterDTO.stub(id: 7, name: "Fetched")
    private let cached = CharacterDTO.stub(id: 7, name: "Cached")
    private let failure = LoadFailure.serverError(status: 503)

    private var sut: CharacterRepository {
        CharacterRepository(
            remote: remote, local: local, snapshot: snapshot,
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))
    }

    init() {
        local.saveCharacters.setResult(.success(()))
        local.deleteCharacters.setResult(.success(()))
    }

    private func cache(age: Duration) {
        let fetchedAt = clock.now.addingTimeInterval(-(age / .seconds(1)))
        local.getCharacters.setResult(.success([Cached(value: cached, fetchedAt: fetchedAt)]))
    }

    @Test func `localFirst returns the fresh cached character without calling the remote`() async throws {
        cache(age: .seconds(60))

        let result = try await sut.getCharacter(identifier: 7, cachePolicy: .localFirst)

        #expect(result == Fetched(value: .stub(id: 7, name: "Cached"), origin: .cache(age: .seconds(60))))
        #expect(remote.getCharacter.callCount == 0)
        #expect(local.saveCharacters.callCount == 0)
    }

    @Test func `localFirst fetches the character on a cache miss and saves it`() async throws {
        local.getCharacters.setResult(.success([]))
        remote.getCharacter.setResult(.success(fetched))

        let result = try await sut.getCharacter(identifier: 7, cachePolicy: .localFirst)

        #expect(result == Fetched(value: .stub(id: 7, name: "Fetched"), origin: .remote))
        #expect(local.getCharacters.inputs == [[7]])
        #expect(remote.getCharacter.inputs == [7])
        #expect(local.saveCharacters.inputs == [[fetched]])
    }

    @Test func `localFirst fetches again when the cached character has expired`() async throws {
        cache(age: .seconds(3600))
        remote.getCharacter.setResult(.success(fetched))

        let result = try await sut.getCharacter(identifier: 7, cachePolicy: .localFirst)

        #expect(result == Fetched(value: .stub(id: 7, name: "Fetched"), origin: .remote))
        #expect(local.saveCharacters.inputs == [[fetched]])
    }

    @Test func `localFirst returns the expired character with its age when the remote fails`() async throws {
        cache(age: .seconds(7200))
        remote.getCharacter.setResult(.failure(.failed(failure)))

        let result = try await sut.getCharacter(identifier: 7, cachePolicy: .localFirst)

        #expect(
            result
                == Fetched(
                    value: .stub(id: 7, name: "Cached"), origin: .cache(age: .seconds(7200)), remoteFailure: failure))
        #expect(local.saveCharacters.callCount == 0)
    }

    @Test func `remoteFirst fetches and saves although the cached character is fresh`() async throws {
        cache(age: .seconds(60))
        remote.getCharacter.setResult(.success(fetched))

        let result = try await sut.getCharacter(identifier: 7, cachePolicy: .remoteFirst)

        #expect(result == Fetched(value: .stub(id: 7, name: "Fetched"), origin: .remote))
        #expect(remote.getCharacter.inputs == [7])
        #expect(local.getCharacters.callCount == 0)
        #expect(local.saveCharacters.inputs == [[fetched]])
    }

    @Test func `remoteFirst falls back to the cache when the remote fails`() async throws {
        cache(age: .seconds(7200))
        remote.getCharacter.setResult(.failure(.failed(failure)))

        let result = try await sut.getCharacter(identifier: 7, cachePolicy: .remoteFirst)

        #expect(
            result
                == Fetched(
                    value: .stub(id: 7, name: "Cached"), origin: .cache(age: .seconds(7200)), remoteFailure: failure))
        #expect(local.saveCharacters.callCount == 0)
    }

    @Test func `remoteFirst falls back to the snapshot when nothing is cached`() async throws {
        local.getCharacters.setResult(.success([]))
        remote.getCharacter.setResult(.failure(.failed(failure)))
        let date = CharacterSnapshotDataSourceMock.date
        snapshot.getCharacters.setResult(.success(Bundled(value: [cached], asOf: date)))

        let result = try await sut.getCharacter(identifier: 7, cachePolicy: .remoteFirst)

        #expect(
            result
                == Fetched(value: .stub(id: 7, name: "Cached"), origin: .snapshot(date), remoteFailure: failure))
        #expect(snapshot.getCharacters.inputs == [[7]])
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a failure is thrown when neither the cache nor the snapshot has the character`(policy: CachePolicy) async {
        local.getCharacters.setResult(.success([]))
        remote.getCharacter.setResult(.failure(.failed(failure)))
        snapshot.getCharacters.setResult(.success(Bundled(value: [], asOf: CharacterSnapshotDataSourceMock.date)))

        await #expect(throws: CharacterError.failed(.loadFailed(failure))) {
            try await sut.getCharacter(identifier: 7, cachePolicy: policy)
        }
        #expect(local.saveCharacters.callCount == 0)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a missing character is an error and is removed from the cache`(policy: CachePolicy) async {
        cache(age: .seconds(7200))
        remote.getCharacter.setResult(.failure(.notFound))

        await #expect(throws: CharacterError.notFound(identifier: 7)) {
            try await sut.getCharacter(identifier: 7, cachePolicy: policy)
        }
        #expect(local.deleteCharacters.inputs == [[7]])
        #expect(snapshot.getCharacters.callCount == 0)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `cancellation is thrown, and the character stays in the cache`(policy: CachePolicy) async {
        cache(age: .seconds(7200))
        remote.getCharacter.setResult(.failure(.cancelled))

        await #expect(throws: CharacterError.failed(.cancelled)) {
            try await sut.getCharacter(identifier: 7, cachePolicy: policy)
        }
        #expect(local.deleteCharacters.callCount == 0)
        #expect(snapshot.getCharacters.callCount == 0)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a failure of the cache is reported and does not fail the fetch`(policy: CachePolicy) async throws {
        local.getCharacters.setResult(.failure(.damaged(reason: "test")))
        local.saveCharacters.setResult(.failure(.full))
        remote.getCharacter.setResult(.success(fetched))

        let result = try await sut.getCharacter(identifier: 7, cachePolicy: policy)

        #expect(result.value == .stub(id: 7, name: "Fetched"))
        #expect(result.cacheFailure == (policy == .localFirst ? .damaged(reason: "test") : .full))
    }

    @Test func `noCache uses only the remote`() async throws {
        remote.getCharacter.setResult(.success(fetched))

        let result = try await sut.getCharacter(identifier: 7, cachePolicy: .noCache)

        #expect(result == Fetched(value: .stub(id: 7, name: "Fetched"), origin: .remote))
        #expect(local.getCharacters.callCount == 0)
        #expect(local.saveCharacters.callCount == 0)
    }

    @Test(
        arguments: [
            (.notFound, .notFound(identifier: 7)),
            (.failed(.serverError(status: 503)), .failed(.loadFailed(.serverError(status: 503)))),
            (.failed(.timedOut), .failed(.loadFailed(.timedOut))), (.cancelled, .failed(.cancelled)),
        ] as [(APIError, CharacterError)])
    func `noCache throws every failure of the remote and does not use the cache`(
        failure: APIError, error: CharacterError
    ) async {
        remote.getCharacter.setResult(.failure(failure))

        await #expect(throws: error) { try await sut.getCharacter(identifier: 7, cachePolicy: .noCache) }
        #expect(local.getCharacters.callCount == 0)
        #expect(local.deleteCharacters.callCount == 0)
        #expect(snapshot.getCharacters.callCount == 0)
    }
}
