import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Foundation
import Testing

@testable import ChallengeCharacter

/// Lookups of several characters under each cache policy.
struct CharacterLookupTests {
    private typealias Fetch = FetchRecord<LookupResults<Int, Character>, CharacterError, [Int], [CharacterDTO]>

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

    private func get(_ identifiers: [Int], _ cachePolicy: CachePolicy) async -> Fetch {
        let outcome = await Result { () async throws(CharacterError) in
            try await sut.getCharacters(identifiers: identifiers, cachePolicy: cachePolicy)
        }
        return Fetch(
            outcome, remote: remote.getCharacters.inputs, cached: local.getCharacters.inputs,
            bundled: snapshot.getCharacters.inputs,
            saved: local.saveCharacters.inputs, removed: local.deleteCharacters.inputs)
    }

    private func found(
        _ identifier: Int, _ origin: Origin, remoteFailure: LoadFailure? = nil
    ) -> LookupResults<Int, Character>.Entry {
        .init(
            identifier, .found(Fetched(value: .stub(id: identifier), origin: origin, remoteFailure: remoteFailure)))
    }

    @Test func `localFirst fetches only the characters that are not cached`() async {
        local.getCharacters.setResult(.success([Cached(value: .stub(id: 3), fetchedAt: clock.now)]))
        remote.getCharacters.setResult(.success([.stub(id: 2), .stub(id: 1)]))

        let record = await get([1, 3, 2], .localFirst)

        let results = LookupResults([found(1, .remote), found(3, .cache(age: .zero)), found(2, .remote)])
        #expect(
            record
                == Fetch(
                    .success(results), remote: [[1, 2]], cached: [[1, 3, 2]], saved: [[.stub(id: 2), .stub(id: 1)]]))
    }

    @Test func `remoteFirst fetches all characters with one request and saves them`() async {
        remote.getCharacters.setResult(.success([.stub(id: 2), .stub(id: 1)]))

        let record = await get([1, 2], .remoteFirst)

        let results = LookupResults([found(1, .remote), found(2, .remote)])
        #expect(record == Fetch(.success(results), remote: [[1, 2]], saved: [[.stub(id: 2), .stub(id: 1)]]))
    }

    @Test func `noCache uses only the remote`() async {
        remote.getCharacters.setResult(.success([.stub(id: 1)]))

        let record = await get([1], .noCache)

        #expect(record == Fetch(.success(LookupResults([found(1, .remote)])), remote: [[1]]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `missing characters are reported as not found and removed from the cache`(policy: CachePolicy) async {
        local.getCharacters.setResult(.success([]))
        remote.getCharacters.setResult(.success([.stub(id: 3)]))

        let record = await get([1, 2, 3], policy)

        let results = LookupResults([.init(1, .notFound), .init(2, .notFound), found(3, .remote)])
        let reads = policy == .localFirst ? [[1, 2, 3]] : []
        #expect(
            record
                == Fetch(
                    .success(results), remote: [[1, 2, 3]], cached: reads, saved: [[.stub(id: 3)]],
                    removed: [[1, 2]]))
    }

    @Test func `when the remote fails, characters come from the cache`() async {
        local.getCharacters.setResult(
            .success([Cached(value: .stub(id: 1), fetchedAt: clock.now.addingTimeInterval(-7200))]))
        snapshot.getCharacters.setResult(.success(Bundled(value: [], asOf: CharacterSnapshotDataSourceMock.date)))
        remote.getCharacters.setResult(.failure(.failed(.timedOut)))

        let record = await get([1, 2], .remoteFirst)

        let results = LookupResults([
            found(1, .cache(age: .seconds(7200)), remoteFailure: .timedOut), .init(2, .failed(.loadFailed(.timedOut))),
        ])
        #expect(record == Fetch(.success(results), remote: [[1, 2]], cached: [[1, 2]], bundled: [[2]]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `when the remote fails, characters that are not cached come from the snapshot`(policy: CachePolicy) async {
        let date = CharacterSnapshotDataSourceMock.date
        local.getCharacters.setResult(
            .success([Cached(value: .stub(id: 1), fetchedAt: clock.now.addingTimeInterval(-7200))]))
        snapshot.getCharacters.setResult(.success(Bundled(value: [.stub(id: 2)], asOf: date)))
        remote.getCharacters.setResult(.failure(.failed(.timedOut)))

        let record = await get([1, 2, 3], policy)

        let results = LookupResults([
            found(1, .cache(age: .seconds(7200)), remoteFailure: .timedOut),
            found(2, .snapshot(date), remoteFailure: .timedOut), .init(3, .failed(.loadFailed(.timedOut))),
        ])
        #expect(record == Fetch(.success(results), remote: [[1, 2, 3]], cached: [[1, 2, 3]], bundled: [[2, 3]]))
    }

    @Test func `noCache reports the failure of the remote and does not read the cache`() async {
        remote.getCharacters.setResult(.failure(.failed(.timedOut)))

        let record = await get([1], .noCache)

        let results = LookupResults<Int, Character>([.init(1, .failed(.loadFailed(.timedOut)))])
        #expect(record == Fetch(.success(results), remote: [[1]]))
    }

    @Test(arguments: CachePolicy.allCases)
    func `cancellation cancels the whole lookup`(policy: CachePolicy) async {
        local.getCharacters.setResult(.success([]))
        remote.getCharacters.setResult(.failure(.cancelled))

        let record = await get([1], policy)

        let reads = policy == .localFirst ? [[1]] : []
        #expect(record == Fetch(.failure(.failed(.cancelled)), remote: [[1]], cached: reads))
    }
}
