import ChallengeCore

@testable import ChallengeCharacter

extension Favorite {
    static func stub(
        id: Int = 1,
        name: String = "Rick Sanchez",
        status: CharacterStatus = .alive,
        species: String = "Human",
        remarks: FavoriteRemarks = .none,
        addedAt: Int64 = 1_700_000_000_000
    ) -> Favorite {
        Favorite(
            id: id, name: name, status: status, species: species, type: "", gender: .male, origin: "Earth (C-137)",
            location: "Citadel of Ricks", remarks: remarks,
            addedAt: Timestamp(millisecondsSince1970: addedAt))
    }
}
