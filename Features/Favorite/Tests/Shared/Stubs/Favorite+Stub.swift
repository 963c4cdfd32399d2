import ChallengeCore

@testable import ChallengeFavorite

extension Favorite {
    static func stub(
        id: Int = 1,
        name: String = "Rick Sanchez",
        status: String = "Alive",
        species: String = "Human",
        details: FavoriteDetails = .none,
        addedAt: Int64 = 1_700_000_000_000
    ) -> Favorite {
        Favorite(
            character: .stub(id: id, name: name, status: status, species: species), details: details,
            addedAt: Timestamp(millisecondsSince1970: addedAt))
    }
}

extension FavoriteCharacter {
    static func stub(
        id: Int = 1, name: String = "Rick Sanchez", status: String = "Alive", species: String = "Human"
    ) -> FavoriteCharacter {
        FavoriteCharacter(
            id: id, name: name, status: status, species: species, type: "", gender: "Male", origin: "Earth (C-137)",
            location: "Citadel of Ricks")
    }
}

extension NamedItem {
    static func stub(id: Int) -> NamedItem {
        NamedItem(key: .number(id), name: "Rick", distinctions: ["Human", "2 episodes"])
    }
}
