import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepositoryMocks
import Testing

@testable import ChallengeRepository

struct CachePolicyTests {
    private typealias Note = NoteDTO

    private let sources = CollectionSourcesMock<Note>()

    @Test(arguments: PolicySituation.all)
    func `one item`(situation: PolicySituation) async {
        let item = sources.item(
            fetched: Note(7, name: "Fetched"), cached: Note(7, name: "Cached"), bundled: Note(7, name: "Bundled"))

        await item.expect(situation, failed: \.self, model: \.self) { (policy) async throws(APIError) in
            try await policy.fetch(
                remote: sources.remote.item(7), cache: sources.local.item(7), bundled: sources.snapshot.item(7))
        }
    }

    @Test(arguments: PolicySituation.all)
    func `one page`(situation: PolicySituation) async {
        let key = PageKey(page: 2, criteria: [Criterion("name", "rick")])
        let page = sources.page(
            key, fetched: .stub(Note.samples(1)), cached: .stub(Note.samples(2)), bundled: .stub(Note.samples(3)))

        await page.expect(situation, failed: \.self, model: \.self) { (policy) async throws(APIError) in
            try await policy.fetch(
                remote: sources.remote.page(key), cache: sources.local.page(key), bundled: sources.snapshot.page(key))
        }
    }

    @Test(arguments: PolicySituation.all)
    func `one of several items`(situation: PolicySituation) async {
        let items = sources.items(
            fetched: Note(7, name: "Fetched"), cached: Note(7, name: "Cached"), bundled: Note(7, name: "Bundled"))

        await items.expect(situation, failed: \.self, model: \.self) { (policy) async throws(APIError) in
            try await policy.fetchItems([7], remote: sources.remote, cache: sources.local, bundled: sources.snapshot)
        }
    }

    // Failures of the cache

    @Test func `the first of several failures of the cache is reported`() async throws {
        sources.local.getItems.setResult(.failure(.damaged(reason: "x")))
        sources.remote.getItem.setResult(.success(Note(id: 7)))
        sources.local.saveItems.setResult(.failure(.full))

        #expect(
            try await fetch(.localFirst)
                == Fetched(value: Note(id: 7), origin: .remote, cacheFailure: .damaged(reason: "x")))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a missing item that cannot be removed is missing`(policy: CachePolicy) async {
        sources.local.getItems.setResult(.success([]))
        sources.remote.getItem.setResult(.failure(.notFound))
        sources.local.deleteItems.setResult(.failure(.readOnly))

        await #expect(throws: APIError.notFound) { try await fetch(policy) }
    }

    // Refused fallbacks

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst], [true, false])
    func `a value that would be a fallback is refused`(policy: CachePolicy, isCached: Bool) async {
        let sources = CollectionSourcesMock<Note>(refusesStaleValues: true)
        sources.local.getItems.setResult(
            .success(isCached ? [sources.clock.stored(Note(id: 7), age: .seconds(7200))] : []))
        sources.remote.getItem.setResult(.failure(.failed(.timedOut)))
        sources.snapshot.getItems.setResult(.success(Bundled(value: [Note(id: 7)], asOf: .sample)))

        await #expect(throws: APIError.failed(.onlyStale(.timedOut))) { try await fetch(policy, sources) }
    }

    @Test func `a remote that has just timed out is called if an older value is refused`() async throws {
        let sources = CollectionSourcesMock<Note>(refusesStaleValues: true, recentTimeout: .timedOutRecently)
        sources.local.getItems.setResult(.success([sources.clock.stored(Note(id: 7), age: .seconds(7200))]))
        sources.remote.getItem.setResult(.success(Note(id: 7)))
        sources.local.saveItems.setResult(.success(()))

        #expect(try await fetch(.localFirst, sources).origin == .remote)
    }

    @Test(arguments: CachePolicy.allCases)
    func `without an older value, the failure of the remote is thrown`(policy: CachePolicy) async {
        let sources = CollectionSourcesMock<Note>(refusesStaleValues: true)
        sources.local.getItems.setResult(.success([]))
        sources.remote.getItem.setResult(.failure(.failed(.timedOut)))
        sources.snapshot.getItems.setResult(.success(Bundled(value: [], asOf: .sample)))

        await #expect(throws: APIError.failed(.timedOut)) { try await fetch(policy, sources) }
    }

    @Test func `fresh values are not refused`() async throws {
        let sources = CollectionSourcesMock<Note>(refusesStaleValues: true)
        sources.local.getItems.setResult(.success([sources.clock.stored(Note(id: 7))]))
        sources.remote.getItem.setResult(.success(Note(id: 7)))
        sources.local.saveItems.setResult(.success(()))

        #expect(try await fetch(.localFirst, sources).origin == .cache(age: .seconds(60)))
        #expect(try await fetch(.remoteFirst, sources).origin == .remote)
    }

    private func fetch(
        _ policy: CachePolicy, _ sources: CollectionSourcesMock<Note>? = nil
    ) async throws(APIError) -> Fetched<Note> {
        let sources = sources ?? self.sources
        return try await policy.fetch(
            remote: sources.remote.item(7), cache: sources.local.item(7), bundled: sources.snapshot.item(7))
    }
}
