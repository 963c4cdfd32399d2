import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Foundation
import Testing

@testable import ChallengeCharacter

/// Fetches of pages of characters under each cache policy.
struct CharactersPageRepositoryTests {
    private static let key = PageKey(page: 3, criteria: [Criterion("name", "part")])
    private static let page = PageDTO<CharacterDTO>(info: PageInfoDTO(count: 41, pages: 3), results: [.stub()])

    private let remote = CharacterRemoteDataSourceMock()
    private let local = CharacterLocalDataSourceMock()
    private let snapshot = CharacterSnapshotDataSourceMock()
    private let clock = ClockMock()
    private let expected = Page<Character>(number: 3, pages: 3, count: 41, items: [.stub()])

    private var sut: CharactersPageRepository {
        CharactersPageRepository(
            remote: remote, local: local, snapshot: snapshot,
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))
    }

    private func search(_ cachePolicy: CachePolicy) async throws -> Fetched<Page<Character>> {
        try await sut.searchCharactersPage(page: 3, filter: CharactersFilter(name: "part"), cachePolicy: cachePolicy)
    }

    init() {
        local.saveCharactersPage.setResult(.success(()))
        local.deleteCharactersPage.setResult(.success(()))
    }

    private func cache(age: Int) {
        let fetchedAt = clock.now.addingTimeInterval(-Double(age))
        local.getCharactersPage.setResult(.success(Cached(value: Self.page, fetchedAt: fetchedAt)))
    }

    @Test func `localFirst returns the fresh cached page without calling the remote`() async throws {
        local.getCharactersPage.setResult(.success(Cached(value: Self.page, fetchedAt: clock.now)))

        let result = try await search(.localFirst)

        #expect(result == Fetched(value: expected, origin: .cache(age: .zero)))
        #expect(local.getCharactersPage.inputs == [Self.key])
        #expect(remote.getCharactersPage.callCount == 0)
    }

    @Test func `localFirst fetches the page on a cache miss and saves it`() async throws {
        local.getCharactersPage.setResult(.success(nil))
        remote.getCharactersPage.setResult(.success(Self.page))

        let result = try await search(.localFirst)

        #expect(result == Fetched(value: expected, origin: .remote))
        #expect(local.saveCharactersPage.inputs == [Self.page])
    }

    @Test func `localFirst fetches again when the cached page has expired`() async throws {
        cache(age: 3600)
        remote.getCharactersPage.setResult(.success(Self.page))

        let result = try await search(.localFirst)

        #expect(result == Fetched(value: expected, origin: .remote))
        #expect(local.saveCharactersPage.inputs == [Self.page])
    }

    @Test func `remoteFirst fetches the page from the remote and saves it`() async throws {
        remote.getCharactersPage.setResult(.success(Self.page))

        let result = try await search(.remoteFirst)

        #expect(result == Fetched(value: expected, origin: .remote))
        #expect(remote.getCharactersPage.inputs == [Self.key])
        #expect(local.getCharactersPage.callCount == 0)
        #expect(local.saveCharactersPage.inputs == [Self.page])
    }

    @Test func `noCache uses only the remote`() async throws {
        remote.getCharactersPage.setResult(.success(Self.page))

        let result = try await search(.noCache)

        #expect(result == Fetched(value: expected, origin: .remote))
        #expect(local.getCharactersPage.callCount == 0)
        #expect(local.saveCharactersPage.callCount == 0)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `the expired page is returned with its age when the remote fails`(policy: CachePolicy) async throws {
        cache(age: 7200)
        remote.getCharactersPage.setResult(.failure(.failed(.timedOut)))

        let result = try await search(policy)

        #expect(
            result
                == Fetched(value: expected, origin: .cache(age: .seconds(7200)), remoteFailure: .timedOut))
        #expect(local.saveCharactersPage.callCount == 0)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `cancellation is thrown, and the page stays in the cache`(policy: CachePolicy) async {
        cache(age: 7200)
        remote.getCharactersPage.setResult(.failure(.cancelled))

        await #expect(throws: CharacterError.failed(.cancelled)) { try await search(policy) }
        #expect(local.deleteCharactersPage.callCount == 0)
    }

    @Test func `the page comes from the snapshot when the remote fails and no page is cached`() async throws {
        local.getCharactersPage.setResult(.success(nil))
        remote.getCharactersPage.setResult(.failure(.failed(.timedOut)))
        let date = CharacterSnapshotDataSourceMock.date
        snapshot.getCharactersPage.setResult(.success(Bundled(value: Self.page, asOf: date)))

        let result = try await search(.remoteFirst)

        #expect(result == Fetched(value: expected, origin: .snapshot(date), remoteFailure: .timedOut))
        #expect(snapshot.getCharactersPage.inputs == [Self.key])
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a page after the last one is an error and is removed from the cache`(policy: CachePolicy) async {
        local.getCharactersPage.setResult(.success(nil))
        remote.getCharactersPage.setResult(.failure(.pageNotFound(pages: 2)))

        await #expect(throws: CharacterError.failed(.invalidPage(page: 3, pages: 2))) { try await search(policy) }
        #expect(local.deleteCharactersPage.inputs == [Self.key])
    }

    @Test func `the request for a page without a filter has no criteria`() async throws {
        remote.getCharactersPage.setResult(.success(Self.page))

        _ = try await sut.getCharactersPage(page: 3, cachePolicy: .noCache)

        #expect(remote.getCharactersPage.inputs == [PageKey(page: 3)])
    }

    @Test(arguments: CachePolicy.allCases)
    func `the failure of the remote is thrown if there is no fallback for the page`(policy: CachePolicy) async {
        local.getCharactersPage.setResult(.success(nil))
        snapshot.getCharactersPage.setResult(.success(nil))
        remote.getCharactersPage.setResult(.failure(.failed(.timedOut)))

        await #expect(throws: CharacterError.failed(.loadFailed(.timedOut))) { try await search(policy) }
        #expect(local.saveCharactersPage.callCount == 0)
    }
}
