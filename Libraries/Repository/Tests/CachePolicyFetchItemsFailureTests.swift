import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeRepository

/// Lookups of several items that are cancelled, that use no cache, or whose cache fails.
struct CachePolicyFetchItemsFailureTests {
    private typealias Note = NoteDTO

    @Test func `a fresh item has no failure if the request for another item fails`() async throws {
        let sources = LookupSources<Note>()
        sources.cached.setResult(.success([sources.stored(1)]))
        sources.remote.setResult(.failure(.failed(.timedOut)))
        sources.bundled.setResult(.success(nil))

        let results = try await sources.fetch(1, 2, cachePolicy: .localFirst)

        #expect(results == LookupResults([.cached(1), .sample(2, .failed(.loadFailed(.timedOut)))]))
    }

    @Test func `the snapshot is not read if the cache contains all items`() async throws {
        let sources = LookupSources<Note>()
        sources.cached.setResult(.success([sources.stored(1)]))
        sources.remote.setResult(.failure(.failed(.timedOut)))

        let results = try await sources.fetch(1, cachePolicy: .remoteFirst)

        #expect(results == LookupResults([.cached(1, remoteFailure: .timedOut)]))
        #expect(sources.bundled.callCount == 0)
    }

    @Test(arguments: CachePolicy.allCases)
    func `cancellation is thrown and has no fallback`(cachePolicy: CachePolicy) async {
        let sources = LookupSources<Note>()
        sources.cached.setResult(.success([sources.stored(1, age: 9999)]))
        sources.remote.setResult(.failure(.cancelled))

        await #expect(throws: APIError.cancelled) { try await sources.fetch(1, 2, cachePolicy: cachePolicy) }

        #expect(sources.bundled.callCount == 0)
    }

    // Refused fallbacks

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a lookup that refuses older items fails as a whole`(cachePolicy: CachePolicy) async {
        let sources = LookupSources<Note>()
        sources.cached.setResult(.success([sources.stored(1), sources.stored(2, age: 9999)]))
        sources.remote.setResult(.failure(.failed(.timedOut)))

        await #expect(throws: APIError.failed(.onlyStale(.timedOut))) {
            try await sources.fetch(1, 2, cachePolicy: cachePolicy, refusesStaleValues: true)
        }
    }

    @Test func `a lookup that refuses older items returns fresh ones, and the failure of items without a fallback`()
        async throws
    {
        let sources = LookupSources<Note>()
        sources.cached.setResult(.success([sources.stored(1)]))
        sources.remote.setResult(.failure(.failed(.timedOut)))
        sources.bundled.setResult(.success(nil))

        let results = try await sources.fetch(1, 2, cachePolicy: .localFirst, refusesStaleValues: true)

        #expect(results == LookupResults([.cached(1), .sample(2, .failed(.loadFailed(.timedOut)))]))
    }

    // noCache

    @Test func `noCache neither reads nor writes the cache`() async throws {
        let sources = LookupSources<Note>()
        sources.remote.setResult(.success(Note.samples(1)))

        let results = try await sources.fetch(1, 9, cachePolicy: .noCache)

        #expect(results == LookupResults([.remote(1), .sample(9, .notFound)]))
        #expect(sources.cached.callCount + sources.saving.callCount + sources.removing.callCount == 0)
    }

    @Test func `noCache has no fallback`() async throws {
        let sources = LookupSources<Note>()
        sources.remote.setResult(.failure(.failed(.serverError(status: 500))))

        let results = try await sources.fetch(1, cachePolicy: .noCache)

        #expect(results == LookupResults([.sample(1, .failed(.loadFailed(.serverError(status: 500))))]))
        #expect(sources.cached.callCount + sources.bundled.callCount == 0)
    }

    // Cache failures

    @Test func `a cache that cannot be read is reported and does not fail the lookup`() async throws {
        let sources = LookupSources<Note>()
        sources.cached.setResult(.failure(.damaged(reason: "x")))
        sources.remote.setResult(.success(Note.samples(1)))
        sources.saving.setResult(.failure(.full))

        let results = try await sources.fetch(1, cachePolicy: .localFirst)

        #expect(results == LookupResults([.remote(1)], cacheFailure: .damaged(reason: "x")))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a cache that cannot be written is reported and does not fail the lookup`(cachePolicy: CachePolicy)
        async throws
    {
        let sources = LookupSources<Note>()
        sources.cached.setResult(.success([]))
        sources.remote.setResult(.success(Note.samples(1)))
        sources.saving.setResult(.failure(.full))

        let results = try await sources.fetch(1, cachePolicy: cachePolicy)

        #expect(results == LookupResults([.remote(1)], cacheFailure: .full))
    }

    @Test func `a cache that cannot remove a missing item is reported`() async throws {
        let sources = LookupSources<Note>()
        sources.remote.setResult(.success([]))
        sources.removing.setResult(.failure(.readOnly))

        let results = try await sources.fetch(1, cachePolicy: .remoteFirst)

        #expect(results == LookupResults([.sample(1, .notFound)], cacheFailure: .readOnly))
    }

    @Test func `remoteFirst reports a cache that cannot be read after the request failed`() async throws {
        let sources = LookupSources<Note>()
        sources.cached.setResult(.failure(.busy))
        sources.remote.setResult(.failure(.failed(.timedOut)))
        sources.bundled.setResult(.success(nil))

        let results = try await sources.fetch(1, cachePolicy: .remoteFirst)

        let entry = LookupResults<Note.ID, Note>.Entry.sample(1, .failed(.loadFailed(.timedOut)))
        #expect(results == LookupResults([entry], cacheFailure: .busy))
    }
}
