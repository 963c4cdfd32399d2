import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import ChallengeRepositoryMocks
import Testing

@testable import ChallengeLocation

struct LocationsPageRepositoryTests {
    private static let key = PageKey(page: 3, criteria: [Criterion("name", "part")])
    private static let page = PageDTO<LocationDTO>(info: PageInfoDTO(count: 41, pages: 3), results: [.stub()])

    @Test(arguments: CachePolicy.allCases)
    func thePageOfTheFilterIsHadAsThePolicyWantsIt(policy: CachePolicy) async throws {
        let remote = RemoteDataSourceMock<LocationDTO>()
        let local = LocalDataSourceMock<LocationDTO>()
        let clock = ClockMock()
        local.readingPage.answer(.success(Stored(value: Self.page, fetchedAt: clock.now)))
        local.savingPage.answer(.success(()))
        remote.page.answer(.success(Self.page))
        let sut = LocationsPageRepository(
            cached: CachedRepository(
                remote: remote, local: local, freshness: Freshness(maximumAge: .seconds(3600), clock: clock)))

        let fetched = try await sut.searchLocationsPage(
            page: 3, filter: LocationsFilter(name: "part"), cachePolicy: policy)

        #expect(fetched.value == Page(number: 3, pages: 3, count: 41, items: [.stub()]))
        #expect(local.readingPage.inputs == (policy == .localFirst ? [Self.key] : []))
        #expect(remote.page.inputs == (policy == .localFirst ? [] : [Self.key]))
        #expect(local.savingPage.inputs == (policy == .remoteFirst ? [Self.page] : []))
    }
}
