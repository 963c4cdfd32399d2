import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import Testing

@testable import ChallengeFavorite

struct FavoritesRepositoryTests {
    @Test func everyMethodSaysWhatItWasDoing() async {
        let broken = Database(.memory, schemas: [])
        let sut = FavoritesRepository(
            local: FavoritesSQLiteDataSource(database: broken, clock: SystemClock()), clock: ClockMock())
        let reason = "no such table: favorites"

        await #expect(throws: FavoritesError.fetchFailed(reason: reason)) { try await sut.getAll() }
        await #expect(throws: FavoritesError.fetchFailed(reason: reason)) { try await sut.get(identifier: 1) }
        await #expect(throws: FavoritesError.fetchFailed(reason: reason)) { try await sut.search("a") }
        await #expect(throws: FavoritesError.fetchFailed(reason: reason)) { try await sut.statistics() }
        await #expect(throws: FavoritesError.saveFailed(reason: reason)) { try await sut.add([.stub()]) }
        await #expect(throws: FavoritesError.saveFailed(reason: reason)) {
            try await sut.update(identifiers: [1], try RemarksChange())
        }
        await #expect(throws: FavoritesError.deleteFailed(reason: reason)) { try await sut.delete(identifiers: [1]) }
        await #expect(throws: FavoritesError.deleteFailed(reason: "no such table: favorite_tags")) {
            try await sut.deleteAll()
        }
        #expect(await sut.observe().first { _ in true } == .failure(.fetchFailed(reason: reason)))
    }
}
