import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeRepository

struct CachePolicyFetchItemsTests {
    private typealias Note = NoteDTO

    private let failure = LoadFailure.noConnection(.refused)

    @Test func `all items share one request and one save, in request order`() async throws {
        let sources = LookupSources<Note>()
        sources.cached.setResult(.success([]))
        sources.remote.setResult(.success(Note.samples(3, 1, 2)))
        sources.saving.setResult(.success(()))

        let results = try await sources.fetch(2, 3, 1, cachePolicy: .localFirst)

        #expect(results == LookupResults([.remote(2), .remote(3), .remote(1)]))
        #expect(sources.remote.inputs == [Note.identifiers(2, 3, 1)])
        #expect(sources.saving.inputs == [Note.samples(3, 1, 2)])
    }

    @Test func `localFirst requests only items that are missing or expired`() async throws {
        let sources = LookupSources<Note>()
        sources.cached.setResult(.success([sources.stored(1), sources.stored(2, age: 9999)]))
        sources.remote.setResult(.success(Note.samples(2, 3)))
        sources.saving.setResult(.success(()))

        let results = try await sources.fetch(1, 2, 3, cachePolicy: .localFirst)

        #expect(results == LookupResults([.cached(1), .remote(2), .remote(3)]))
        #expect(sources.cached.inputs == [Note.identifiers(1, 2, 3)])
        #expect(sources.remote.inputs == [Note.identifiers(2, 3)])
        #expect(sources.saving.inputs == [Note.samples(2, 3)])
    }

    @Test func `localFirst needs no request if all items are fresh`() async throws {
        let sources = LookupSources<Note>()
        sources.cached.setResult(.success([sources.stored(1), sources.stored(2, age: 3599)]))

        let results = try await sources.fetch(2, 1, cachePolicy: .localFirst)

        #expect(results == LookupResults([.cached(2, age: 3599), .cached(1)]))
        #expect(sources.remote.callCount == 0)
    }

    @Test func `remoteFirst requests all items and does not read the cache`() async throws {
        let sources = LookupSources<Note>()
        sources.remote.setResult(.success(Note.samples(1, 2)))
        sources.saving.setResult(.success(()))

        let results = try await sources.fetch(1, 2, cachePolicy: .remoteFirst)

        #expect(results == LookupResults([.remote(1), .remote(2)]))
        #expect(sources.remote.inputs == [Note.identifiers(1, 2)])
        #expect(sources.cached.callCount == 0)
        #expect(sources.saving.inputs == [Note.samples(1, 2)])
    }

    // Missing items

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `an item that is missing in the response is not found and is removed from the cache`(cachePolicy: CachePolicy)
        async throws
    {
        let sources = LookupSources<Note>()
        sources.cached.setResult(.success([sources.stored(9, age: 9999)]))
        sources.remote.setResult(.success(Note.samples(1)))
        sources.saving.setResult(.success(()))
        sources.removing.setResult(.success(()))

        let results = try await sources.fetch(1, 9, cachePolicy: cachePolicy)

        #expect(results == LookupResults([.remote(1), .sample(9, .notFound)]))
        #expect(sources.removing.inputs == [Note.identifiers(9)])
    }

    @Test func `an empty response saves nothing`() async throws {
        let sources = LookupSources<Note>()
        sources.remote.setResult(.success([]))
        sources.removing.setResult(.success(()))

        let results = try await sources.fetch(8, 9, cachePolicy: .remoteFirst)

        #expect(results == LookupResults([.sample(8, .notFound), .sample(9, .notFound)]))
        #expect(sources.removing.inputs == [Note.identifiers(8, 9)])
    }

    // Remote failures

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `expired items and items of the snapshot replace those of a failed request`(cachePolicy: CachePolicy)
        async throws
    {
        let sources = LookupSources<Note>()
        let snapshot = Bundled(value: Note.samples(4, name: "Bundled"), asOf: SnapshotDate("2024-10"))
        sources.cached.setResult(.success([sources.stored(1, age: 9999)]))
        sources.remote.setResult(.failure(.failed(failure)))
        sources.bundled.setResult(.success(snapshot))

        let results = try await sources.fetch(9, 1, 4, cachePolicy: cachePolicy)

        #expect(
            results
                == LookupResults([
                    .sample(9, .failed(.loadFailed(failure))),
                    .cached(1, age: 9999, remoteFailure: failure), .bundled(4, remoteFailure: failure),
                ]))
        #expect(sources.remote.callCount == 1)
        #expect(sources.cached.inputs == [Note.identifiers(9, 1, 4)])
        #expect(sources.bundled.inputs == [Note.identifiers(9, 4)])
    }
}
