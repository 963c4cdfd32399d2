/// Which favorites, and in which order.
struct FavoritesQuery: Sendable, Equatable {
    enum Sort: String, Sendable, CaseIterable {
        /// The newest first.
        case added
        case name
        /// The best first, those without a rating last.
        case rating
    }

    /// What the name, the note or a tag holds, whatever its case and accents; `nil` for anything.
    let text: String?
    /// All of them.
    let tags: [String]
    let sort: Sort

    init(text: String? = nil, tags: [String] = [], sort: Sort = .added) {
        self.text = text
        self.tags = tags.map(\.asTag)
        self.sort = sort
    }
}
