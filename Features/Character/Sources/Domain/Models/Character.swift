import ChallengeCore

/// Somebody, or something, of the show.
struct Character: Sendable, Equatable {
    let id: Int
    let name: String
    let status: CharacterStatus
    let species: String
    /// What kind of its species, such as `Superhuman`; empty when there is nothing to say.
    let type: String
    let gender: CharacterGender
    let origin: Place
    let location: Place
    let image: String
    /// The episodes it appears in, by their identifiers.
    let episodes: [Int]
    /// When the API first knew it; `nil` when the API does not say so in a way that can be read.
    let created: Timestamp?
}

extension Character {
    /// The species with its type, when it has one: `Alien (Superhuman)`.
    var kind: String { type.isEmpty ? species : "\(species) (\(type))" }
}
