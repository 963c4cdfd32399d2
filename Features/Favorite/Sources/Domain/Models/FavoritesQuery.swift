import ChallengeCore

/// A query that selects favorites.
struct FavoritesQuery: Sendable, Equatable {
    /// The text that means the favorites by their names, notes or tags; `nil` matches all.
    let text: String?
    /// The kinds, of which a favorite must have one; `nil` matches all.
    let kinds: [String]?
    /// The tags, all of which a favorite must have.
    let tags: [String]
    /// The lowest rating of a favorite; `nil` also matches favorites without a rating.
    let minimumRating: Int?

    init(text: String? = nil, kinds: [String]? = nil, tags: [String] = [], minimumRating: Int? = nil) {
        self.text = text
        self.kinds = kinds
        self.tags = tags.map(\.asTag)
        self.minimumRating = minimumRating
    }

    /// Returns `true` if the favorite has one of the kinds, all tags and the rating.
    func includes(_ favorite: Favorite) -> Bool {
        kinds?.contains(favorite.id.kind) ?? true && Set(tags).isSubset(of: favorite.details.tags)
            && minimumRating.map { $0 <= favorite.details.rating ?? 0 } ?? true
    }
}
