import ChallengeCore

/// A character that a person wants to keep, with what they say about it, and with enough of it to be shown for ever.
struct Favorite: Sendable, Equatable {
    let id: Int
    let name: String
    let status: CharacterStatus
    let species: String
    let type: String
    let gender: CharacterGender
    let origin: String
    let location: String
    let remarks: FavoriteRemarks
    let addedAt: Timestamp
}

extension Favorite {
    init(_ character: Character, remarks: FavoriteRemarks, addedAt: Timestamp) {
        self.init(
            id: character.id, name: character.name, status: character.status, species: character.species,
            type: character.type, gender: character.gender, origin: character.origin.name,
            location: character.location.name, remarks: remarks, addedAt: addedAt)
    }
}
