import ChallengeCore

@testable import ChallengeFavorite

extension FavoriteDTO {
    static func stub(
        _ kind: String = "character", id: ItemKey = 1, name: String = "Rick Sanchez", shortName: String? = nil,
        status: String = "Alive", species: String = "Human", note: String? = nil, rating: Int? = nil,
        tags: [String] = [], addedAt: String = "2023-11-14T22:13:20.000Z"
    ) -> FavoriteDTO {
        FavoriteDTO(
            kind: kind, key: id, name: name, shortName: shortName,
            record: ItemCopy.stub(status: status, species: species).record, note: note, rating: rating, tags: tags,
            addedAt: addedAt)
    }
}
