@testable import ChallengeFavorite

extension FavoriteDTO {
    static func stub(
        id: Int = 1, name: String = "Rick Sanchez", status: String = "Alive", species: String = "Human",
        note: String? = nil, rating: Int? = nil, tags: [String] = [], addedAt: String = "2023-11-14T22:13:20.000Z"
    ) -> FavoriteDTO {
        FavoriteDTO(
            id: id, name: name, status: status, species: species, type: "", gender: "Male", origin: "Earth (C-137)",
            location: "Citadel of Ricks", note: note, rating: rating, tags: tags, addedAt: addedAt)
    }
}
