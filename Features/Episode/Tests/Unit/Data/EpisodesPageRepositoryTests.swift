import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeRepository
import ChallengeRepositoryMocks
import Foundation
import Testing

@testable import ChallengeEpisode

struct EpisodesPageRepositoryTests {
    private static let filter = EpisodesFilter(name: "rick", code: "S03E")
    private static let key = PageKey(page: 3, criteria: [Criterion("name", "rick"), Criterion("episode", "S03E")])
    private static let page = PageDTO<EpisodeDTO>(info: PageInfoDTO(count: 41, pages: 3), results: [.stub()])

    private let remote = RemoteDataSourceMock<EpisodeDTO>()
    private let local = LocalDataSourceMock<EpisodeDTO>()
    private let clock = ClockMock()

    private var sut: EpisodesPageRepository {
        EpisodesPageRepository(
            cached: CachedRepository(
                remote: remote, local: local, snapshot: SnapshotDataSourceMock(),
                freshness: Freshness(maximumAge: .seconds(3600), clock: clock)))
    }

    @Test func localFirstAnswersFromAFreshCopyWithoutARequest() async throws {
        local.readingPage.answer(.success(Stored(value: Self.page, fetchedAt: clock.now)))

        let fetched = try await sut.searchEpisodesPage(page: 3, filter: Self.filter, cachePolicy: .localFirst)

        #expect(
            fetched
                == Fetched(value: Page(number: 3, pages: 3, count: 41, items: [.stub()]), origin: .cache(age: .zero)))
        #expect(local.readingPage.inputs == [Self.key])
        #expect(remote.page.callCount == 0)
    }

    @Test func remoteFirstAsksForThePageOfTheFilterAndKeepsIt() async throws {
        local.savingPage.answer(.success(()))
        remote.page.answer(.success(Self.page))

        let fetched = try await sut.searchEpisodesPage(page: 3, filter: Self.filter, cachePolicy: .remoteFirst)

        #expect(fetched.value.items == [.stub()])
        #expect(remote.page.inputs == [Self.key])
        #expect(local.savingPage.inputs == [Self.page])
    }

    @Test func noCacheTouchesNothingElse() async throws {
        remote.page.answer(.success(Self.page))

        let fetched = try await sut.searchEpisodesPage(page: 3, filter: Self.filter, cachePolicy: .noCache)

        #expect(fetched.origin == .remote)
        #expect(local.readingPage.callCount + local.savingPage.callCount == 0)
    }

    @Test func aFailureIsTheFeaturesOwn() async {
        remote.page.answer(.failure(.failed(.serverError(status: 500))))

        await #expect(throws: EpisodeError.loadFailed(.serverError(status: 500))) {
            try await sut.searchEpisodesPage(page: 3, filter: Self.filter, cachePolicy: .noCache)
        }
    }
}
