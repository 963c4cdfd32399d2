import ChallengeCore

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
