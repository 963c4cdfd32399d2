import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengePersistence
import ChallengeRepositoryMocks
import Foundation
import Testing

@testable import ChallengeRepository

struct CachedRepositoryPageTests {
    private static let criteria = [Criterion("name", "zzz")]

    private let remote = RemoteDataSourceMock<NoteDTO>()
    private let local = LocalDataSourceMock<NoteDTO>()
    private let clock = ClockMock()

    private var sut: CachedRepository<NoteDTO, NoteError> {
        CachedRepository<NoteDTO, NoteError>(
            remote: remote, local: local, snapshot: SnapshotDataSourceMock([NoteDTO(id: 42, name: "Bundled")]),
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))
    }

    private func stored(age: Double) -> Stored<PageDTO<NoteDTO>> {
        Stored(value: .stub(), fetchedAt: clock.now.addingTimeInterval(-age))
    }

    @Test func localFirstAnswersFromAFreshCacheWithoutARequest() async throws {
        local.readingPage.answer(.success(stored(age: 60)))

        let fetched = try await sut.getPage(PageKey(page: 3), cachePolicy: .localFirst)

        #expect(
            fetched
                == Fetched(
                    value: .stub(),
                    origin: .cache(age: .seconds(60))))
        #expect(local.readingPage.inputs == [PageKey(page: 3)])
        #expect(remote.page.callCount == 0)
    }

    @Test(arguments: [nil, 7200.0])
    func localFirstFetchesAndSavesWhatIsMissingOrExpired(age: Double?) async throws {
        local.readingPage.answer(.success(age.map(stored)))
        local.savingPage.answer(.success(()))
        remote.page.answer(.success(.stub(pages: 5)))

        let key = PageKey(page: 2, criteria: [Criterion("name", "rick")])
        let fetched = try await sut.getPage(key, cachePolicy: .localFirst)

        #expect(fetched.value.info.pages == 5)
        #expect(fetched.origin == .remote)
        #expect(remote.page.inputs == [key])
        #expect(local.savingPage.inputs == [.stub(pages: 5)])
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func aCopyOfAnyAgeStandsInForAFailure(policy: CachePolicy) async throws {
        local.readingPage.answer(.success(stored(age: 7200)))
        remote.page.answer(.failure(.failed(.rateLimited(status: 429, wait: nil))))

        let fetched = try await sut.getPage(PageKey(page: 1), cachePolicy: policy)

        #expect(fetched.origin == .cache(age: .seconds(7200)))
        #expect(fetched.remoteFailure == .loadFailed(.rateLimited(status: 429, wait: nil)))
        #expect(local.savingPage.callCount == 0)
    }

    @Test func remoteFirstAlwaysAsks() async throws {
        local.savingPage.answer(.success(()))
        remote.page.answer(.success(.stub()))

        let fetched = try await sut.getPage(PageKey(page: 1), cachePolicy: .remoteFirst)

        #expect(fetched.origin == .remote)
        #expect(local.readingPage.callCount == 0)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func theSnapshotAnswersWhenNothingIsCached(policy: CachePolicy) async throws {
        local.readingPage.answer(.success(nil))
        remote.page.answer(.failure(.failed(.unreadable(path: "", reason: "not JSON"))))

        let fetched = try await sut.getPage(PageKey(page: 1), cachePolicy: policy)

        #expect(fetched.value.results.map(\.id) == [42])
        #expect(fetched.origin == .snapshot(SnapshotDate("2024-10")))
    }

    @Test func aPageThatTheSnapshotDoesNotHaveMayStillExist() async {
        local.readingPage.answer(.success(nil))
        remote.page.answer(.failure(.failed(.timedOut)))

        await #expect(throws: NoteError.loadFailed(.timedOut)) {
            try await sut.getPage(PageKey(page: 2), cachePolicy: .localFirst)
        }
    }

    @Test func nothingFoundInTheSnapshotIsAnEmptyPage() async throws {
        local.readingPage.answer(.success(nil))
        remote.page.answer(.failure(.failed(.timedOut)))

        let sut = CachedRepository<NoteDTO, NoteError>(
            remote: remote, local: local, snapshot: SnapshotDataSourceMock(),
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))
        let fetched = try await sut.getPage(PageKey(page: 1, criteria: Self.criteria), cachePolicy: .localFirst)

        #expect(fetched.value == .empty)
        #expect(fetched.origin == .snapshot(SnapshotDate("2024-10")))
    }

    @Test func nothingFoundIsAnEmptyPageThatIsKept() async throws {
        local.readingPage.answer(.success(nil))
        local.savingPage.answer(.success(()))
        remote.page.answer(.failure(.notFound))

        let fetched = try await sut.getPage(PageKey(page: 1, criteria: Self.criteria), cachePolicy: .localFirst)

        #expect(fetched.value == .empty)
        #expect(local.savingPage.inputs == [.empty])
    }

    @Test func notFoundForEveryItemIsNoEmptyListButAStranger() async {
        remote.page.answer(.failure(.notFound))

        await #expect(throws: NoteError.loadFailed(.invalidRequest(status: 404))) {
            try await sut.getPage(PageKey(page: 1), cachePolicy: .noCache)
        }
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func aPageBehindTheEndIsNotMaskedAndDropped(policy: CachePolicy) async throws {
        let mirror = PagedRemoteStub(pages: 2)
        let local = local
        local.readingPage.answer(.success(nil))
        local.deletingPage.answer(.success(()))
        let sut = CachedRepository<NoteDTO, NoteError>(
            remote: mirror, local: local, snapshot: SnapshotDataSourceMock([NoteDTO(id: 42, name: "Bundled")]),
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))

        await #expect(throws: NoteError.invalidPage(page: 9, pages: 2)) {
            try await sut.getPage(PageKey(page: 9, criteria: Self.criteria), cachePolicy: policy)
        }
        #expect(local.deletingPage.inputs == [PageKey(page: 9, criteria: Self.criteria)])
    }

    @Test func noCacheTouchesNothingElse() async throws {
        remote.page.answer(.success(.stub()))

        let fetched = try await sut.getPage(PageKey(page: 1), cachePolicy: .noCache)

        #expect(fetched.origin == .remote)
        #expect(local.readingPage.callCount + local.savingPage.callCount == 0)
    }

    @Test func noCacheHasNoFallback() async {
        remote.page.answer(.failure(.failed(.serverError(status: 500))))

        await #expect(throws: NoteError.loadFailed(.serverError(status: 500))) {
            try await sut.getPage(PageKey(page: 1), cachePolicy: .noCache)
        }
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func cancellationIsNotMasked(policy: CachePolicy) async {
        local.readingPage.answer(.success(stored(age: 7200)))
        remote.page.answer(.failure(.cancelled))

        await #expect(throws: NoteError.cancelled) {
            try await sut.getPage(PageKey(page: 1), cachePolicy: policy)
        }
    }
}

/// Has so many pages, and says of every other that it is not there.
private struct PagedRemoteStub: RemoteDataSourceContract {
    let pages: Int

    func getItem(identifier: Int) async throws(APIError) -> NoteDTO { throw .notFound }

    func getItems(identifiers: [Int]) async throws(APIError) -> [NoteDTO] { [] }

    func getPage(_ key: PageKey) async throws(APIError) -> PageDTO<NoteDTO> {
        guard key.page <= pages else { throw .notFound }
        return .stub(pages: pages)
    }
}
