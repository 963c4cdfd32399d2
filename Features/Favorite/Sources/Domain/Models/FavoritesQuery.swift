/// A query that selects and sorts favorites.
struct FavoritesQuery: Sendable, Equatable {
    enum Sort: String, Sendable, CaseIterable {
        /// The newest first.
        case added
        case name
        /// The best first, favorites without a rating last.
        case rating
    }

    /// The text that the name, the note or a tag contains, ignoring case and accents; `nil` matches all.
    let text: String?
    /// The tags, all of which a favorite must have.
    let tags: [String]
    let sort: Sort

    init(text: String? = nil, tags: [String] = [], sort: Sort = .added) {
        self.text = text
        self.tags = tags.map(\.asTag)
        self.sort = sort
    }
}
