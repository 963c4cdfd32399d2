import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import ChallengeRepositoryMocks
import Testing

@testable import ChallengeLocation

struct LocationRepositoryTests {
    @Test(arguments: CacheSituation.allCases)
    func oneLocationIsHadAsThePolicyWantsIt(situation: CacheSituation) async {
        let trial = ItemTrial(
            item: LocationDTO.stub(id: 7, name: "Remote"), copy: .stub(id: 7, name: "Cached"),
            map: LocationMapper().map,
            get: { (cached, policy) async throws(LocationError) in
                try await LocationRepository(cached: cached).getLocation(identifier: 7, cachePolicy: policy)
            })

        #expect(await trial.holds(in: situation))
    }

    @Test(arguments: CachePolicy.allCases)
    func severalAreOneRequestForWhatThePolicyWantsOfTheAPI(policy: CachePolicy) async throws {
        let remote = RemoteDataSourceMock<LocationDTO>()
        let local = LocalDataSourceMock<LocationDTO>()
        let clock = ClockMock()
        local.reading.answer(.success([Stored(value: .stub(id: 3), fetchedAt: clock.now)]))
        local.saving.answer(.success(()))
        remote.several.answer(.success([.stub(id: 3), .stub(id: 2), .stub(id: 1)]))
        let sut = LocationRepository(
            cached: CachedRepository(
                remote: remote, local: local, freshness: Freshness(maximumAge: .seconds(3600), clock: clock)))

        let batch = try await sut.getLocations(identifiers: [1, 3, 2], cachePolicy: policy)

        #expect(batch.found.map(\.value) == [.stub(id: 1), .stub(id: 3), .stub(id: 2)])
        #expect(remote.several.inputs == [policy == .localFirst ? [1, 2] : [1, 3, 2]])
        #expect(local.saving.callCount == (policy == .noCache ? 0 : 1))
    }
}
