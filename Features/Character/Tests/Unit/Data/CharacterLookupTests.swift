import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Foundation
import Testing

@testable import ChallengeCharacter

/// Lookups of several characters under each cache policy.
struct CharacterLookupTests {
    private let remote = CharacterRemoteDataSourceMock()
    private let local = CharacterLocalDataSourceMock()
    private let snapshot = CharacterSnapshotDataSourceMock()
    private let clock = ClockMock()

    private var sut: CharacterRepository {
        CharacterRepository(
            remote: remote, local: local, snapshot: snapshot,
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))
    }

    init() {
        local.saveCharacters.setResult(.success(()))
        local.deleteCharacters.setResult(.success(()))
    }

    @Test func `localFirst fetches only the characters that are not cached`() async throws {
        local.getCharacters.setResult(.success([Cached(value: .stub(id: 3), fetchedAt: clock.now)]))
        remote.getCharacters.setResult(.success([.stub(id: 2), .stub(id: 1)]))

        let results = try await sut.getCharacters(identifiers: [1, 3, 2], cachePolicy: .localFirst)

        #expect(results.found.map(\.value) == [.stub(id: 1), .stub(id: 3), .stub(id: 2)])
        #expect(results.found.map(\.origin) == [.remote, .cache(age: .zero), .remote])
        #expect(remote.getCharacters.inputs == [[1, 2]])
        #expect(local.saveCharacters.inputs == [[.stub(id: 2), .stub(id: 1)]])
    }

    @Test func `remoteFirst fetches all characters with one request and saves them`() async throws {
        remote.getCharacters.setResult(.success([.stub(id: 2), .stub(id: 1)]))

        let results = try await sut.getCharacters(identifiers: [1, 2], cachePolicy: .remoteFirst)

        #expect(results.found.map(\.value) == [.stub(id: 1), .stub(id: 2)])
        #expect(remote.getCharacters.inputs == [[1, 2]])
        #expect(local.getCharacters.callCount == 0)
        #expect(local.saveCharacters.inputs == [[.stub(id: 2), .stub(id: 1)]])
    }

    @Test func `noCache uses only the remote`() async throws {
        remote.getCharacters.setResult(.success([.stub(id: 1)]))

        let results = try await sut.getCharacters(identifiers: [1], cachePolicy: .noCache)

        #expect(results.found.map(\.value) == [.stub(id: 1)])
        #expect(local.getCharacters.callCount == 0)
        #expect(local.saveCharacters.callCount == 0)
    }

    @Test func `a missing character is reported as not found and removed from the cache`() async throws {
        remote.getCharacters.setResult(.success([.stub(id: 3), .stub(id: 1)]))

        let results = try await sut.getCharacters(identifiers: [1, 2, 3], cachePolicy: .remoteFirst)

        #expect(results.entries.map(\.key) == [1, 2, 3])
        #expect(results.entries[1].result == .notFound)
        #expect(local.deleteCharacters.inputs == [[2]])
    }

    @Test func `when the remote fails, characters come from the cache and then from the snapshot`() async throws {
        let date = CharacterSnapshotDataSourceMock.date
        local.getCharacters.setResult(
            .success([Cached(value: .stub(id: 1), fetchedAt: clock.now.addingTimeInterval(-7200))]))
        snapshot.getCharacters.setResult(.success(Bundled(value: [.stub(id: 2)], asOf: date)))
        remote.getCharacters.setResult(.failure(.failed(.timedOut)))

        let results = try await sut.getCharacters(identifiers: [1, 2, 3], cachePolicy: .remoteFirst)

        #expect(results.found.map(\.origin) == [.cache(age: .seconds(7200)), .snapshot(date)])
        #expect(results.found.map(\.remoteFailure) == [.timedOut, .timedOut])
        #expect(results.entries[2].result == .failed(.loadFailed(.timedOut)))
        #expect(snapshot.getCharacters.inputs == [[2, 3]])
        #expect(local.saveCharacters.callCount == 0)
    }

    @Test func `noCache reports the failure of the remote and does not read the cache`() async throws {
        remote.getCharacters.setResult(.failure(.failed(.timedOut)))

        let results = try await sut.getCharacters(identifiers: [1], cachePolicy: .noCache)

        #expect(results.entries.map(\.result) == [.failed(.loadFailed(.timedOut))])
        #expect(local.getCharacters.callCount == 0)
        #expect(snapshot.getCharacters.callCount == 0)
    }

    @Test(arguments: CachePolicy.allCases)
    func `cancellation cancels the whole lookup`(policy: CachePolicy) async {
        local.getCharacters.setResult(.success([]))
        remote.getCharacters.setResult(.failure(.cancelled))

        await #expect(throws: CharacterError.failed(.cancelled)) {
            try await sut.getCharacters(identifiers: [1], cachePolicy: policy)
        }
    }
}
