import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import ChallengeRepositoryMocks
import Testing

@testable import ChallengeCharacter

struct CharactersPageRepositoryTests {
    private static let key = PageKey(page: 3, criteria: [Criterion("name", "rick"), Criterion("status", "alive")])
    private static let page = PageDTO<CharacterDTO>(info: PageInfoDTO(count: 41, pages: 3), results: [.stub()])

    @Test(arguments: CachePolicy.allCases)
    func thePageOfTheFilterIsHadAsThePolicyWantsIt(policy: CachePolicy) async throws {
        let remote = RemoteDataSourceMock<CharacterDTO>()
        let local = LocalDataSourceMock<CharacterDTO>()
        let clock = ClockMock()
        local.readingPage.answer(.success(Stored(value: Self.page, fetchedAt: clock.now)))
        local.savingPage.answer(.success(()))
        remote.page.answer(.success(Self.page))
        let sut = CharactersPageRepository(
            cached: CachedRepository(
                remote: remote, local: local, snapshot: SnapshotDataSourceMock(),
                freshness: Freshness(maximumAge: .seconds(3600), clock: clock)))

        let fetched = try await sut.searchCharactersPage(
            page: 3, filter: CharactersFilter(name: "rick", status: "alive"), cachePolicy: policy)

        #expect(fetched.value == Page(number: 3, pages: 3, count: 41, items: [.stub()]))
        #expect(local.readingPage.inputs == (policy == .localFirst ? [Self.key] : []))
        #expect(remote.page.inputs == (policy == .localFirst ? [] : [Self.key]))
        #expect(local.savingPage.inputs == (policy == .remoteFirst ? [Self.page] : []))
    }
}
