import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import ChallengeRepositoryMocks
import Testing

@testable import ChallengeCharacter

struct CharacterRepositoryTests {
    @Test(arguments: CacheSituation.allCases)
    func oneCharacterIsHadAsThePolicyWantsIt(situation: CacheSituation) async {
        let trial = ItemTrial(
            item: CharacterDTO.stub(id: 7, name: "Remote"), copy: .stub(id: 7, name: "Cached"),
            map: CharacterMapper().map
        ) { (cached, policy) async throws(CharacterError) in
            try await CharacterRepository(cached: cached).getCharacter(identifier: 7, cachePolicy: policy)
        }

        #expect(await trial.holds(in: situation))
    }

    @Test func severalAreOneRequestForWhatIsNotFreshInTheOrderAskedFor() async throws {
        let remote = RemoteDataSourceMock<CharacterDTO>()
        let local = LocalDataSourceMock<CharacterDTO>()
        let clock = ClockMock()
        local.reading.answer(.success([Stored(value: .stub(id: 3), fetchedAt: clock.now)]))
        local.saving.answer(.success(()))
        remote.several.answer(.success([.stub(id: 2), .stub(id: 1)]))
        let sut = CharacterRepository(
            cached: CachedRepository(
                remote: remote, local: local, snapshot: SnapshotDataSourceMock(),
                freshness: Freshness(maximumAge: .seconds(3600), clock: clock)))

        let batch = try await sut.getCharacters(identifiers: [1, 3, 2], cachePolicy: .localFirst)

        #expect(batch.found.map(\.value) == [.stub(id: 1), .stub(id: 3), .stub(id: 2)])
        #expect(remote.several.inputs == [[1, 2]])
    }
}
