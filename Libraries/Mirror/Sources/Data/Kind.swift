/// What the API has collections of.
enum Kind: String, Sendable, CaseIterable {
    case character
    case episode
    case location

    /// The query parameters that filter, each on the field of the same name.
    var filters: [String] {
        switch self {
        case .character: ["name", "status", "species", "type", "gender"]
        case .episode: ["name", "episode"]
        case .location: ["name", "type", "dimension"]
        }
    }

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
