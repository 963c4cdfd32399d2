import ChallengeCore

/// A character that a person wants to keep, with their remarks on it.
struct Favorite: Sendable, Equatable {
    /// The character as it was when it was added.
    let character: FavoriteCharacter
    let remarks: FavoriteRemarks
    let addedAt: Timestamp
}

extension Favorite {
    var id: Int { character.id }
}
