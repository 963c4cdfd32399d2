import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Foundation
import Testing

@testable import ChallengeCharacter

/// Fetches of pages of characters under each cache policy.
struct CharactersPageRepositoryTests {
    private typealias Fetch = FetchRecord<Fetched<Page<Character>>, CharacterError, PageKey, PageDTO<CharacterDTO>>

    private static let key = PageKey(page: 3, criteria: [Criterion("name", "part")])
    private static let page = PageDTO<CharacterDTO>(info: PageInfoDTO(count: 41, pages: 3), results: [.stub()])

    private let remote = CharacterRemoteDataSourceMock()
    private let local = CharacterLocalDataSourceMock()
    private let snapshot = CharacterSnapshotDataSourceMock()
    private let clock = ClockMock()

    private var sut: CharactersPageRepository {
        CharactersPageRepository(
            remote: remote, local: local, snapshot: snapshot,
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))
    }

    init() {
        local.saveCharactersPage.setResult(.success(()))
        local.deleteCharactersPage.setResult(.success(()))
    }

    private func cache(age: Duration) {
        let fetchedAt = clock.now.addingTimeInterval(-(age / .seconds(1)))
        local.getCharactersPage.setResult(.success(Cached(value: Self.page, fetchedAt: fetchedAt)))
    }

    private func search(_ cachePolicy: CachePolicy) async -> Fetch {
        let outcome = await Result { () async throws(CharacterError) in
            try await sut.searchCharactersPage(
                page: 3, filter: CharactersFilter(name: "part"), cachePolicy: cachePolicy)
        }
        return record(outcome)
    }

    private func record(_ outcome: Fetch.Outcome) -> Fetch {
        Fetch(
            outcome, remote: remote.getCharactersPage.inputs, cached: local.getCharactersPage.inputs,
            bundled: snapshot.getCharactersPage.inputs,
            saved: local.saveCharactersPage.inputs, removed: local.deleteCharactersPage.inputs)
    }

    private func success(_ origin: Origin, remoteFailure: LoadFailure? = nil) -> Fetch.Outcome {
        let page = Page<Character>(number: 3, pages: 3, count: 41, items: [.stub()])
        return .success(Fetched(value: page, origin: origin, remoteFailure: remoteFailure))
    }

    @Test func `localFirst returns the fresh cached page without calling the remote`() async {
        cache(age: .seconds(60))

        let record = await search(.localFirst)

        #expect(record == Fetch(success(.cache(age: .seconds(60))), cached: [Self.key]))
    }

    @Test func `localFirst fetches the page on a cache miss and saves it`() async {
        local.getCharactersPage.setResult(.success(nil))
        remote.getCharactersPage.setResult(.success(Self.page))

        let record = await search(.localFirst)

        #expect(record == Fetch(success(.remote), remote: [Self.key], cached: [Self.key], saved: [Self.page]))
    }

    @Test func `localFirst fetches again when the cached page has expired`() async {
        cache(age: .seconds(3600))
        remote.getCharactersPage.setResult(.success(Self.page))

        let record = await search(.localFirst)

        #expect(record == Fetch(success(.remote), remote: [Self.key], cached: [Self.key], saved: [Self.page]))
    }

    @Test func `remoteFirst fetches the page from the remote and saves it`() async {
        remote.getCharactersPage.setResult(.success(Self.page))

        let record = await search(.remoteFirst)

        #expect(record == Fetch(success(.remote), remote: [Self.key], saved: [Self.page]))
    }

    @Test func `noCache uses only the remote`() async {
        remote.getCharactersPage.setResult(.success(Self.page))

        let record = await search(.noCache)

        #expect(record == Fetch(success(.remote), remote: [Self.key]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `the expired page is returned with its age when the remote fails`(policy: CachePolicy) async {
        cache(age: .seconds(7200))
        remote.getCharactersPage.setResult(.failure(.failed(.timedOut)))

        let record = await search(policy)

        let expired = success(.cache(age: .seconds(7200)), remoteFailure: .timedOut)
        #expect(record == Fetch(expired, remote: [Self.key], cached: [Self.key]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `cancellation is thrown, and the page stays in the cache`(policy: CachePolicy) async {
        cache(age: .seconds(7200))
        remote.getCharactersPage.setResult(.failure(.cancelled))

        let record = await search(policy)

        let reads = policy == .localFirst ? [Self.key] : []
        #expect(record == Fetch(.failure(.failed(.cancelled)), remote: [Self.key], cached: reads))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `the page comes from the snapshot when the remote fails and no page is cached`(policy: CachePolicy) async {
        local.getCharactersPage.setResult(.success(nil))
        remote.getCharactersPage.setResult(.failure(.failed(.timedOut)))
        let date = CharacterSnapshotDataSourceMock.date
        snapshot.getCharactersPage.setResult(.success(Bundled(value: Self.page, asOf: date)))

        let record = await search(policy)

        let bundled = success(.snapshot(date), remoteFailure: .timedOut)
        #expect(record == Fetch(bundled, remote: [Self.key], cached: [Self.key], bundled: [Self.key]))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a page after the last one is an error and is removed from the cache`(policy: CachePolicy) async {
        local.getCharactersPage.setResult(.success(nil))
        remote.getCharactersPage.setResult(.failure(.pageNotFound(pages: 2)))

        let record = await search(policy)

        let thrown = Fetch.Outcome.failure(.failed(.invalidPage(page: 3, pages: 2)))
        let reads = policy == .localFirst ? [Self.key] : []
        #expect(record == Fetch(thrown, remote: [Self.key], cached: reads, removed: [Self.key]))
    }

    @Test(arguments: CachePolicy.allCases)
    func `the request for a page without a filter has no criteria`(policy: CachePolicy) async throws {
        local.getCharactersPage.setResult(.success(nil))
        remote.getCharactersPage.setResult(.success(Self.page))

        let record = record(.success(try await sut.getCharactersPage(page: 3, cachePolicy: policy)))

        let key = PageKey(page: 3)
        let reads = policy == .localFirst ? [key] : []
        let saved = policy == .noCache ? [] : [Self.page]
        #expect(record == Fetch(success(.remote), remote: [key], cached: reads, saved: saved))
    }

    @Test(arguments: CachePolicy.allCases)
    func `the failure of the remote is thrown if there is no fallback for the page`(policy: CachePolicy) async {
        local.getCharactersPage.setResult(.success(nil))
        snapshot.getCharactersPage.setResult(.success(nil))
        remote.getCharactersPage.setResult(.failure(.failed(.timedOut)))

        let record = await search(policy)

        let thrown = Fetch.Outcome.failure(.failed(.loadFailed(.timedOut)))
        let reads = policy == .noCache ? [] : [Self.key]
        #expect(record == Fetch(thrown, remote: [Self.key], cached: reads, bundled: reads))
    }
}
