import ChallengeCore

struct Character: Sendable, Equatable, Identifiable {
    let id: Int
    let name: String
    let status: CharacterStatus
    let species: String
    /// A kind within the species, such as `Superhuman`; empty if the API names none.
    let type: String
    let gender: CharacterGender
    let origin: Place
    let location: Place
    let image: String
    /// The identifiers of the episodes in which the character appears.
    let episodes: [Int]
    /// `nil` if the text is not a date.
    let created: Timestamp?
}

extension Character {
    /// `true` if the API names a kind within the species.
    var hasType: Bool { !type.isEmpty }

    /// The number of episodes in which the character appears.
    var appearances: Int { episodes.count }

    /// The identifier of the first episode in which the character appears; `nil` without episodes.
    var firstAppearance: Int? { episodes.min() }

    /// Returns `true` if the number of episodes in which the character appears is in these limits.
    func appears(inAtLeast minimum: Int, atMost maximum: Int = .max) -> Bool {
        appearances >= minimum && appearances <= maximum
    }

    /// Returns `true` if the name of the origin has one of the texts, in any case.
    ///
    /// - Parameter isExact: `true` if a text must be the whole name.
    func comes(fromOneOf names: [String], isExact: Bool) -> Bool {
        let origin = origin.name.lowercased()
        return names.map { $0.lowercased() }.contains { isExact ? origin == $0 : origin.contains($0) }
    }

    /// Returns the seasons in which the character appears, in ascending order.
    ///
    /// - Parameter seasons: The seasons of episodes, by the identifiers of the episodes. An unknown episode counts for no
    ///   season.
    func seasons(ofEpisodes seasons: [Int: Int]) -> [Int] { Set(episodes.compactMap { seasons[$0] }).sorted() }
}

enum CharacterStatus: Sendable, Equatable {
    case alive
    case dead
    case unknown
    /// A word that this version of the program does not define.
    case other(String)

    init(name: String) { self = Self.known.first { $0.name.isBytewiseEqual(to: name) } ?? .other(name) }

    /// The statuses that a filter accepts.
    static let known: [CharacterStatus] = [.alive, .dead, .unknown]

    /// The word of the API.
    var name: String {
        switch self {
        case .alive: "Alive"
        case .dead: "Dead"
        case .unknown: "unknown"
        case .other(let name): name
        }
    }
}

enum CharacterGender: Sendable, Equatable {
    case female
    case male
    case genderless
    case unknown
    /// A word that this version of the program does not define.
    case other(String)

    init(name: String) {
        let known: [CharacterGender] = [.female, .male, .genderless, .unknown]
        self = known.first { $0.name.isBytewiseEqual(to: name) } ?? .other(name)
    }

    /// The word of the API.
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

/// A character's place of origin or last known location.
struct Place: Sendable, Equatable {
    /// The identifier of the location; `nil` if the place is unknown.
    let id: Int?
    let name: String
}
