import ChallengeTerminal

extension LinkTarget {
    /// Returns the path of an item's address at the API, for a kind of item or the command that prints it.
    static func path(ofKind kind: String) -> String? {
        switch kind {
        case "character", "characters", "favorite", "favorites": "character"
        case "episode", "episodes": "episode"
        case "location", "locations": "location"
        default: nil
        }
    }
}
