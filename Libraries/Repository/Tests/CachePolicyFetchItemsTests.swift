import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepositoryMocks
import Testing

@testable import ChallengeRepository

/// Lookups of items that do not come from the same data source.
struct CachePolicyFetchItemsTests {
    private typealias Note = NoteDTO
    private typealias Results = LookupResults<Int, NoteDTO>

    private let sources = CollectionSourcesMock<Note>()
    private let timedOut = APIError.failed(.timedOut)

    private func fetch(
        _ identifiers: Int..., policy: CachePolicy, from sources: CollectionSourcesMock<Note>? = nil
    ) async throws(APIError) -> Results {
        let sources = sources ?? self.sources
        return try await policy.fetchItems(
            identifiers, remote: sources.remote, cache: sources.local, bundled: sources.snapshot)
    }

    private func remote(_ number: Int) -> Results.Entry {
        .init(number, .found(Fetched(value: Note(sample: number), origin: .remote)))
    }

    private func fresh(_ number: Int) -> Results.Entry {
        .init(number, .found(Fetched(value: Note(sample: number), origin: .cache(age: .seconds(60)))))
    }

    private func stored(_ number: Int, age: Duration = .seconds(60)) -> Cached<Note> {
        sources.clock.stored(Note(sample: number), age: age)
    }

    private func old(_ number: Int, _ origin: Origin) -> Results.Entry {
        .init(number, .found(Fetched(value: Note(sample: number), origin: origin, remoteFailure: .timedOut)))
    }

    @Test func `all items share one request and one save, in request order`() async throws {
        sources.local.getItems.setResult(.success([]))
        sources.remote.getItems.setResult(.success(Note.samples(3, 1, 2)))
        sources.local.saveItems.setResult(.success(()))

        let results = try await fetch(2, 3, 1, policy: .localFirst)

        #expect(results == LookupResults([remote(2), remote(3), remote(1)]))
        #expect(sources.remote.getItems.inputs == [RemoteInput([2, 3, 1])])
        #expect(sources.local.saveItems.inputs == [sources.clock.stored(Note.samples(3, 1, 2), age: .zero)])
    }

    @Test func `localFirst needs no request if all items are fresh`() async throws {
        sources.local.getItems.setResult(.success([stored(1), stored(2)]))

        #expect(try await fetch(2, 1, policy: .localFirst) == LookupResults([fresh(2), fresh(1)]))
    }

    @Test func `localFirst requests only items that are missing or expired, and removes those that are gone`()
        async throws
    {
        sources.local.getItems.setResult(.success([stored(1), stored(2, age: .seconds(7200))]))
        sources.remote.getItems.setResult(.success(Note.samples(2, 3)))
        sources.local.saveItems.setResult(.success(()))
        sources.local.deleteItems.setResult(.success(()))

        let results = try await fetch(1, 2, 3, 9, policy: .localFirst)

        #expect(results == LookupResults([fresh(1), remote(2), remote(3), .init(9, .notFound)]))
        #expect(sources.remote.getItems.inputs == [RemoteInput([2, 3, 9])])
        #expect(sources.local.saveItems.inputs.map(\.value) == [Note.samples(2, 3)])
        #expect(sources.local.deleteItems.inputs == [[9]])
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `expired items and items of the snapshot replace those of a failed request`(policy: CachePolicy) async throws {
        sources.local.getItems.setResult(.success([stored(1, age: .seconds(7200)), stored(2)]))
        sources.remote.getItems.setResult(.failure(timedOut))
        sources.snapshot.getItems.setResult(.success(Bundled(value: Note.samples(4), asOf: .sample)))

        let results = try await fetch(9, 1, 2, 4, policy: policy)

        let second = policy == .localFirst ? fresh(2) : old(2, .cache(age: .seconds(60)))
        #expect(
            results
                == LookupResults([
                    .init(9, .failed(timedOut)), old(1, .cache(age: .seconds(7200))), second,
                    old(4, .snapshot(.sample)),
                ]))
        #expect(sources.snapshot.getItems.inputs == [[9, 4]])
    }

    @Test func `localFirst requests only items without an older one from a remote that has just timed out`()
        async throws
    {
        let sources = CollectionSourcesMock<Note>(recentTimeout: .timedOut)
        sources.local.getItems.setResult(.success([stored(1, age: .seconds(7200))]))
        sources.snapshot.getItems.setResult(.success(Bundled(value: Note.samples(4), asOf: .sample)))
        sources.remote.getItems.setResult(.success(Note.samples(9)))
        sources.local.saveItems.setResult(.success(()))

        let results = try await fetch(1, 4, 9, policy: .localFirst, from: sources)

        #expect(
            results
                == LookupResults([old(1, .cache(age: .seconds(7200))), old(4, .snapshot(.sample)), remote(9)]))
        #expect(sources.remote.getItems.inputs == [RemoteInput([9])])
    }

    @Test func `an empty response saves nothing`() async throws {
        sources.remote.getItems.setResult(.success([]))
        sources.local.deleteItems.setResult(.success(()))

        let results = try await fetch(8, 9, policy: .remoteFirst)

        #expect(results == LookupResults([.init(8, .notFound), .init(9, .notFound)]))
        #expect(sources.local.deleteItems.inputs == [[8, 9]])
    }

    @Test func `the snapshot is not read if the cache contains all items`() async throws {
        sources.local.getItems.setResult(.success([stored(1)]))
        sources.remote.getItems.setResult(.failure(timedOut))

        let results = try await fetch(1, policy: .remoteFirst)

        #expect(results == LookupResults([old(1, .cache(age: .seconds(60)))]))
    }

    // Refused fallbacks

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a lookup that refuses older items fails as a whole`(policy: CachePolicy) async {
        let sources = CollectionSourcesMock<Note>(refusesStaleValues: true)
        sources.local.getItems.setResult(.success([stored(1), stored(2, age: .seconds(7200))]))
        sources.remote.getItems.setResult(.failure(timedOut))

        await #expect(throws: APIError.failed(.onlyStale(.timedOut))) {
            try await fetch(1, 2, policy: policy, from: sources)
        }
    }

    @Test func `a lookup that refuses older items returns fresh ones, and the failure of items without a fallback`()
        async throws
    {
        let sources = CollectionSourcesMock<Note>(refusesStaleValues: true)
        sources.local.getItems.setResult(.success([stored(1)]))
        sources.remote.getItems.setResult(.failure(timedOut))
        sources.snapshot.getItems.setResult(.success(Bundled(value: [], asOf: .sample)))

        let results = try await fetch(1, 2, policy: .localFirst, from: sources)

        #expect(results == LookupResults([fresh(1), .init(2, .failed(timedOut))]))
    }

    // Cache failures

    @Test func `the first failure of the cache is reported and does not fail the lookup`() async throws {
        sources.local.getItems.setResult(.failure(.damaged(reason: "x")))
        sources.remote.getItems.setResult(.success(Note.samples(1)))
        sources.local.saveItems.setResult(.failure(.full))

        #expect(
            try await fetch(1, policy: .localFirst) == LookupResults([remote(1)], cacheFailure: .damaged(reason: "x")))
        #expect(try await fetch(1, policy: .remoteFirst) == LookupResults([remote(1)], cacheFailure: .full))
    }

    @Test func `a cache that cannot remove a missing item is reported`() async throws {
        sources.remote.getItems.setResult(.success([]))
        sources.local.deleteItems.setResult(.failure(.readOnly))

        let results = try await fetch(1, policy: .remoteFirst)

        #expect(results == LookupResults([.init(1, .notFound)], cacheFailure: .readOnly))
    }

    @Test func `remoteFirst reports a cache that cannot be read after the request failed`() async throws {
        sources.local.getItems.setResult(.failure(.busy))
        sources.remote.getItems.setResult(.failure(timedOut))
        sources.snapshot.getItems.setResult(.success(Bundled(value: [], asOf: .sample)))

        let results = try await fetch(1, policy: .remoteFirst)

        #expect(results == LookupResults([.init(1, .failed(timedOut))], cacheFailure: .busy))
    }
}
