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

/// Whether a character lives, as far as the API knows.
enum CharacterStatus: Sendable, Equatable {
    case alive
    case dead
    case unknown
    /// A word that the API did not use when this was written.
    case other(String)

    init(name: String) {
        self = Self.known.first { $0.name.hasBytes(of: name) } ?? .other(name)
    }

    /// The statuses that can be asked for.
    static let known: [CharacterStatus] = [.alive, .dead, .unknown]

    /// The word as the API writes it.
    var name: String {
        switch self {
        case .alive: "Alive"
        case .dead: "Dead"
        case .unknown: "unknown"
        case .other(let name): name
        }
    }
}

/// A character's gender, as far as the API knows.
enum CharacterGender: Sendable, Equatable {
    case female
    case male
    case genderless
    case unknown
    /// A word that the API did not use when this was written.
    case other(String)

    init(name: String) {
        let known: [CharacterGender] = [.female, .male, .genderless, .unknown]
        self = known.first { $0.name.hasBytes(of: name) } ?? .other(name)
    }

    /// The word as the API writes it.
    var name: String {
        switch self {
        case .female: "Female"
        case .male: "Male"
        case .genderless: "Genderless"
        case .unknown: "unknown"
        case .other(let name): name
        }
    }
}

/// Where a character comes from or was last seen: a location, or nowhere that anybody knows.
struct Place: Sendable, Equatable {
    /// `nil` for a place that nobody knows.
    let id: Int?
    let name: String
}
