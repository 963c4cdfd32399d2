import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import ChallengeRepositoryMocks
import Testing

@testable import ChallengeEpisode

struct EpisodeRepositoryTests {
    @Test(arguments: CacheSituation.allCases)
    func oneEpisodeIsHadAsThePolicyWantsIt(situation: CacheSituation) async {
        let trial = ItemTrial(
            item: EpisodeDTO.stub(id: 7, name: "Remote"), copy: .stub(id: 7, name: "Cached"), map: EpisodeMapper().map,
            get: { (cached, policy) async throws(EpisodeError) in
                try await EpisodeRepository(cached: cached).getEpisode(identifier: 7, cachePolicy: policy)
            })

        #expect(await trial.holds(in: situation))
    }

    @Test func severalAreOneRequestForWhatIsNotFreshInTheOrderAskedFor() async throws {
        let remote = RemoteDataSourceMock<EpisodeDTO>()
        let local = LocalDataSourceMock<EpisodeDTO>()
        let clock = ClockMock()
        local.reading.answer(.success([Stored(value: .stub(id: 3), fetchedAt: clock.now)]))
        local.saving.answer(.success(()))
        remote.several.answer(.success([.stub(id: 2), .stub(id: 1)]))
        let sut = EpisodeRepository(
            cached: CachedRepository(
                remote: remote, local: local, snapshot: SnapshotDataSourceMock(),
                freshness: Freshness(maximumAge: .seconds(3600), clock: clock)))

        let batch = try await sut.getEpisodes(identifiers: [1, 3, 2], cachePolicy: .localFirst)

        #expect(batch.found.map(\.value) == [.stub(id: 1), .stub(id: 3), .stub(id: 2)])
        #expect(remote.several.inputs == [[1, 2]])
    }
}
