import Testing

@testable import ChallengeFavorite

struct FavoriteDTOMapperTests {
    @Test func `a favorite is mapped to the values that are stored`() throws {
        let favorite = Favorite.stub(
            id: 7, details: try FavoriteDetails(note: "a note", rating: 5, tags: ["head", "big"]))

        #expect(
            FavoriteDTOMapper().map(favorite)
                == FavoriteDTO(
                    id: 7, name: "Rick Sanchez", status: "Alive", species: "Human", type: "", gender: "Male",
                    origin: "Earth (C-137)", location: "Citadel of Ricks", note: "a note", rating: 5,
                    tags: ["head", "big"], addedAt: "2023-11-14T22:13:20.000Z"))
    }
}
