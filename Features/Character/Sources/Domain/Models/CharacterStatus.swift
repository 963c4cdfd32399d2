import ChallengeCore

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
