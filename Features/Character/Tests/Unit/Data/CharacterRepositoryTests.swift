import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Foundation
import Testing

@testable import ChallengeCharacter

/// Fetches of one character under each cache policy.
struct CharacterRepositoryTests {
    private typealias Fetch = FetchRecord<Fetched<Character>, CharacterError, [Int], [CharacterDTO]>

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

    private func fetch(_ cachePolicy: CachePolicy) async -> Fetch {
        let outcome = await Result { () async throws(CharacterError) in
            try await sut.getCharacter(identifier: 7, cachePolicy: cachePolicy)
        }
        return Fetch(
            outcome, remote: remote.getCharacter.inputs.map { [$0] }, cached: local.getCharacters.inputs,
            bundled: snapshot.getCharacters.inputs,
            saved: local.saveCharacters.inputs, removed: local.deleteCharacters.inputs)
    }

    private func success(_ name: String, _ origin: Origin, remoteFailure: LoadFailure? = nil) -> Fetch.Outcome {
        .success(Fetched(value: .stub(id: 7, name: name), origin: origin, remoteFailure: remoteFailure))
    }

    @Test func `localFirst returns the fresh cached character without calling the remote`() async {
        cache(age: .seconds(60))

        let record = await fetch(.localFirst)

        #expect(record == Fetch(success("Cached", .cache(age: .seconds(60))), cached: [[7]]))
    }

    @Test func `localFirst fetches the character on a cache miss and saves it`() async {
        local.getCharacters.setResult(.success([]))
        remote.getCharacter.setResult(.success(fetched))

        let record = await fetch(.localFirst)

        #expect(record == Fetch(success("Fetched", .remote), remote: [[7]], cached: [[7]], saved: [[fetched]]))
    }

    @Test func `localFirst fetches again when the cached character has expired`() async {
        cache(age: .seconds(3600))
        remote.getCharacter.setResult(.success(fetched))

        let record = await fetch(.localFirst)

        #expect(record == Fetch(success("Fetched", .remote), remote: [[7]], cached: [[7]], saved: [[fetched]]))
    }

    @Test func `localFirst returns the expired character with its age when the remote fails`() async {
        cache(age: .seconds(7200))
        remote.getCharacter.setResult(.failure(.failed(failure)))

        let record = await fetch(.localFirst)

        let expired = success("Cached", .cache(age: .seconds(7200)), remoteFailure: failure)
        #expect(record == Fetch(expired, remote: [[7]], cached: [[7]]))
    }

    @Test func `remoteFirst fetches and saves although the cached character is fresh`() async {
        cache(age: .seconds(60))
        remote.getCharacter.setResult(.success(fetched))

        let record = await fetch(.remoteFirst)

        #expect(record == Fetch(success("Fetched", .remote), remote: [[7]], saved: [[fetched]]))
    }

    @Test func `remoteFirst falls back to the cache when the remote fails`() async {
        cache(age: .seconds(7200))
        remote.getCharacter.setResult(.failure(.failed(failure)))

        let record = await fetch(.remoteFirst)

        let expired = success("Cached", .cache(age: .seconds(7200)), remoteFailure: failure)
        #expect(record == Fetch(expired, remote: [[7]], cached: [[7]]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `the character comes from the snapshot when the remote fails and nothing is cached`(
        policy: CachePolicy
    ) async {
        local.getCharacters.setResult(.success([]))
        remote.getCharacter.setResult(.failure(.failed(failure)))
        let date = CharacterSnapshotDataSourceMock.date
        snapshot.getCharacters.setResult(.success(Bundled(value: [cached], asOf: date)))

        let record = await fetch(policy)

        let bundled = success("Cached", .snapshot(date), remoteFailure: failure)
        #expect(record == Fetch(bundled, remote: [[7]], cached: [[7]], bundled: [[7]]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `the failure of the remote is thrown if there is no fallback for the character`(policy: CachePolicy) async {
        local.getCharacters.setResult(.success([]))
        remote.getCharacter.setResult(.failure(.failed(failure)))
        snapshot.getCharacters.setResult(.success(Bundled(value: [], asOf: CharacterSnapshotDataSourceMock.date)))

        let record = await fetch(policy)

        let thrown = Fetch.Outcome.failure(.failed(.loadFailed(failure)))
        #expect(record == Fetch(thrown, remote: [[7]], cached: [[7]], bundled: [[7]]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a missing character is an error and is removed from the cache`(policy: CachePolicy) async {
        cache(age: .seconds(7200))
        remote.getCharacter.setResult(.failure(.notFound))

        let record = await fetch(policy)

        let reads = policy == .localFirst ? [[7]] : []
        #expect(record == Fetch(.failure(.notFound(identifier: 7)), remote: [[7]], cached: reads, removed: [[7]]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `cancellation is thrown, and the character stays in the cache`(policy: CachePolicy) async {
        cache(age: .seconds(7200))
        remote.getCharacter.setResult(.failure(.cancelled))

        let record = await fetch(policy)

        let reads = policy == .localFirst ? [[7]] : []
        #expect(record == Fetch(.failure(.failed(.cancelled)), remote: [[7]], cached: reads))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a failure of the cache is reported and does not fail the fetch`(policy: CachePolicy) async {
        local.getCharacters.setResult(.failure(.damaged(reason: "test")))
        local.saveCharacters.setResult(.failure(.full))
        remote.getCharacter.setResult(.success(fetched))

        let record = await fetch(policy)

        let reported = Fetched<Character>(
            value: .stub(id: 7, name: "Fetched"), origin: .remote,
            cacheFailure: policy == .localFirst ? .damaged(reason: "test") : .full)
        let reads = policy == .localFirst ? [[7]] : []
        #expect(record == Fetch(.success(reported), remote: [[7]], cached: reads, saved: [[fetched]]))
    }

    @Test func `noCache uses only the remote`() async {
        remote.getCharacter.setResult(.success(fetched))

        let record = await fetch(.noCache)

        #expect(record == Fetch(success("Fetched", .remote), remote: [[7]]))
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

        let record = await fetch(.noCache)

        #expect(record == Fetch(.failure(error), remote: [[7]]))
    }
}
