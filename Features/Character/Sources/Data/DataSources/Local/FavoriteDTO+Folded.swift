import ChallengeCore

extension FavoriteDTO {
    /// What a search looks into: the name, the note and the tags, apart from each other.
    var folded: String { ([name, note ?? ""] + tags).map(\.folded).joined(separator: "\n") }
}
