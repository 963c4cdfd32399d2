/// A query that selects favorites.
struct FavoritesQuery: Sendable, Equatable {
    /// The text that means the favorites by their names, notes or tags; `nil` matches all.
    let text: String?
    /// The tags, all of which a favorite must have.
    let tags: [String]
    /// The lowest rating of a favorite; `nil` also matches favorites without a rating.
    let minimumRating: Int?

    init(text: String? = nil, tags: [String] = [], minimumRating: Int? = nil) {
        self.text = text
        self.tags = tags.map(\.asTag)
        self.minimumRating = minimumRating
    }
}
