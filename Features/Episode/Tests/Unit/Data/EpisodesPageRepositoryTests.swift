import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import ChallengeRepositoryMocks
import Testing

@testable import ChallengeEpisode

struct EpisodesPageRepositoryTests {
    private static let key = PageKey(page: 3, criteria: [Criterion("name", "rick"), Criterion("episode", "S03E")])
    private static let page = PageDTO<EpisodeDTO>(info: PageInfoDTO(count: 41, pages: 3), results: [.stub()])

    @Test(arguments: CachePolicy.allCases)
    func thePageOfTheFilterIsHadAsThePolicyWantsIt(policy: CachePolicy) async throws {
        let remote = RemoteDataSourceMock<EpisodeDTO>()
        let local = LocalDataSourceMock<EpisodeDTO>()
        let clock = ClockMock()
        local.readingPage.answer(.success(Stored(value: Self.page, fetchedAt: clock.now)))
        local.savingPage.answer(.success(()))
        remote.page.answer(.success(Self.page))
        let sut = EpisodesPageRepository(
            cached: CachedRepository(
                remote: remote, local: local, snapshot: SnapshotDataSourceMock(),
                freshness: Freshness(maximumAge: .seconds(3600), clock: clock)))

        let fetched = try await sut.searchEpisodesPage(
            page: 3, filter: EpisodesFilter(name: "rick", code: "S03E"), cachePolicy: policy)

        #expect(fetched.value == Page(number: 3, pages: 3, count: 41, items: [.stub()]))
        #expect(local.readingPage.inputs == (policy == .localFirst ? [Self.key] : []))
        #expect(remote.page.inputs == (policy == .localFirst ? [] : [Self.key]))
        #expect(local.savingPage.inputs == (policy == .remoteFirst ? [Self.page] : []))
    }
}
