import ChallengeCoreMocks
import Testing

@testable import ChallengeFavorite

struct AddFavoritesUseCaseTests {
    private let favorites = FavoritesRepository(local: FavoritesMemoryDataSource(), clock: ClockMock())

    @Test func whatIsNewIsAddedAndWhatIsThereStaysAsItIs() async throws {
        try await favorites.add([.stub(id: 1, name: "mine")])

        let addition = try await AddFavoritesUseCase(favorites: favorites)
            .execute([.stub(id: 1), .stub(id: 2), .stub(id: 2)])

        #expect(addition == FavoritesAddition(added: [.stub(id: 2)], duplicates: [1, 2]))
        #expect(try await favorites.get(identifier: 1)?.character.name == "mine")
        #expect(try await favorites.getAll().count == 2)
    }

    @Test func whatAnotherProcessAddsInTheMeantimeIsADuplicate() async throws {
        let racing = RacingFavoritesMock(favorites: favorites, rival: .stub(id: 1, name: "theirs"))

        let addition = try await AddFavoritesUseCase(favorites: racing).execute([.stub(id: 1), .stub(id: 2)])

        #expect(addition == FavoritesAddition(added: [.stub(id: 2)], duplicates: [1]))
        #expect(try await favorites.get(identifier: 1)?.character.name == "theirs")
    }
}
