import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeCharacter

struct CharactersPageRepositoryTests {
    private static let filter = CharactersFilter(name: "zzz")

    private let remote = CharacterRemoteDataSourceMock()
    private let local = CharacterLocalDataSourceMock()
    private let clock = ClockMock()

    private var sut: CharactersPageRepository {
        CharactersPageRepository(
            remote: remote, local: local, snapshot: CharacterSnapshotDataSource(),
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))
    }

    private func stored(age: Double) -> Stored<CharactersPageDTO> {
        Stored(value: .stub(), fetchedAt: clock.now.addingTimeInterval(-age))
    }

    @Test func localFirstAnswersFromAFreshCacheWithoutARequest() async throws {
        local.readingPage.answer(.success(stored(age: 60)))

        let fetched = try await sut.getCharactersPage(page: 3, cachePolicy: .localFirst)

        #expect(
            fetched
                == Fetched(
                    value: CharactersPage(number: 3, pages: 42, count: 826, characters: [.stub()]),
                    origin: .cache(age: .seconds(60))))
        #expect(local.readingPage.inputs == [CharactersPageKey(page: 3, filter: .none)])
        #expect(remote.page.callCount == 0)
    }

    @Test(arguments: [nil, 7200.0])
    func localFirstFetchesAndSavesWhatIsMissingOrExpired(age: Double?) async throws {
        local.readingPage.answer(.success(age.map(stored)))
        local.savingPage.answer(.success(()))
        remote.page.answer(.success(.stub(pages: 5)))

        let fetched = try await sut.searchCharactersPage(
            page: 2, filter: CharactersFilter(name: "rick"), cachePolicy: .localFirst)

        #expect(fetched.value.pages == 5)
        #expect(fetched.origin == .remote)
        #expect(remote.page.inputs == [CharactersPageKey(page: 2, filter: CharactersFilter(name: "rick"))])
        #expect(local.savingPage.inputs == [.stub(pages: 5)])
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func aCopyOfAnyAgeStandsInForAFailure(policy: CachePolicy) async throws {
        local.readingPage.answer(.success(stored(age: 7200)))
        remote.page.answer(.failure(.rateLimited(wait: .seconds(60))))

        let fetched = try await sut.getCharactersPage(page: 1, cachePolicy: policy)

        #expect(fetched.origin == .cache(age: .seconds(7200)))
        #expect(fetched.remoteFailure == .rateLimited(wait: .seconds(60)))
        #expect(local.savingPage.callCount == 0)
    }

    @Test func remoteFirstAlwaysAsks() async throws {
        local.savingPage.answer(.success(()))
        remote.page.answer(.success(.stub()))

        let fetched = try await sut.getCharactersPage(page: 1, cachePolicy: .remoteFirst)

        #expect(fetched.origin == .remote)
        #expect(local.readingPage.callCount == 0)
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func theSnapshotAnswersWhenNothingIsCached(policy: CachePolicy) async throws {
        local.readingPage.answer(.success(nil))
        remote.page.answer(.failure(.decoding(path: "", reason: "not JSON")))

        let fetched = try await sut.getCharactersPage(page: 42, cachePolicy: policy)

        #expect(fetched.value.characters.map(\.id) == [821, 822, 823, 824, 825, 826])
        #expect(fetched.value.count == 826)
        #expect(fetched.origin == .snapshot(SnapshotDate("2024-10")))
    }

    @Test func aPageThatTheSnapshotDoesNotHaveMayStillExist() async {
        local.readingPage.answer(.success(nil))
        remote.page.answer(.failure(.timedOut))

        await #expect(throws: CharacterError.timedOut) {
            try await sut.getCharactersPage(page: 43, cachePolicy: .localFirst)
        }
    }

    @Test func nothingFoundInTheSnapshotIsAnEmptyPage() async throws {
        local.readingPage.answer(.success(nil))
        remote.page.answer(.failure(.timedOut))

        let fetched = try await sut.searchCharactersPage(page: 1, filter: Self.filter, cachePolicy: .localFirst)

        #expect(fetched.value == CharactersPage(number: 1, pages: 0, count: 0, characters: []))
    }

    @Test func nothingFoundIsAnEmptyPageThatIsKept() async throws {
        local.readingPage.answer(.success(nil))
        local.savingPage.answer(.success(()))
        remote.page.answer(.failure(.notFound))

        let fetched = try await sut.searchCharactersPage(page: 1, filter: Self.filter, cachePolicy: .localFirst)

        #expect(fetched.value == CharactersPage(number: 1, pages: 0, count: 0, characters: []))
        #expect(local.savingPage.inputs == [.empty])
    }

    @Test func notFoundForEveryCharacterIsNoEmptyListButAStranger() async {
        remote.page.answer(.failure(.notFound))

        await #expect(throws: CharacterError.invalidRequest(status: 404)) {
            try await sut.getCharactersPage(page: 1, cachePolicy: .noCache)
        }
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func aPageBehindTheEndIsNotMaskedAndDropped(policy: CachePolicy) async throws {
        let mirror = PagedRemoteStub(pages: 2)
        let local = local
        local.readingPage.answer(.success(nil))
        local.deletingPage.answer(.success(()))
        let sut = CharactersPageRepository(
            remote: mirror, local: local, snapshot: CharacterSnapshotDataSource(),
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))

        await #expect(throws: CharacterError.invalidPage(page: 9, pages: 2)) {
            try await sut.searchCharactersPage(page: 9, filter: Self.filter, cachePolicy: policy)
        }
        #expect(local.deletingPage.inputs == [CharactersPageKey(page: 9, filter: Self.filter)])
    }

    @Test func noCacheTouchesNothingElse() async throws {
        remote.page.answer(.success(.stub()))

        let fetched = try await sut.getCharactersPage(page: 1, cachePolicy: .noCache)

        #expect(fetched.origin == .remote)
        #expect(local.readingPage.callCount + local.savingPage.callCount == 0)
    }

    @Test func noCacheHasNoFallback() async {
        remote.page.answer(.failure(.serverError(status: 500)))

        await #expect(throws: CharacterError.serverError(status: 500)) {
            try await sut.getCharactersPage(page: 1, cachePolicy: .noCache)
        }
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func cancellationIsNotMasked(policy: CachePolicy) async {
        local.readingPage.answer(.success(stored(age: 7200)))
        remote.page.answer(.failure(.cancelled))

        await #expect(throws: CharacterError.cancelled) {
            try await sut.getCharactersPage(page: 1, cachePolicy: policy)
        }
    }
}

/// Has so many pages, and says of every other that it is not there.
private struct PagedRemoteStub: CharacterRemoteDataSourceContract {
    let pages: Int

    func getCharacter(identifier: Int) async throws(APIError) -> CharacterDTO { throw .notFound }

    func getCharacters(identifiers: [Int]) async throws(APIError) -> [CharacterDTO] { [] }

    func getCharactersPage(page: Int, filter: CharactersFilter) async throws(APIError) -> CharactersPageDTO {
        guard page <= pages else { throw .notFound }
        return .stub(pages: pages)
    }
}
