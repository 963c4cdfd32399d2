import ChallengeCore

/// What a person says about a favorite.
struct FavoriteRemarks: Sendable, Equatable {
    static let ratings = 1...5
    static let longestNote = 10_000
    static let longestTag = 50

    let note: String?
    let rating: Int?
    /// In the order in which they were given, each once.
    let tags: [String]

    /// Nothing said.
    static let none = FavoriteRemarks(unchecked: nil, nil, [])

    init(note: String? = nil, rating: Int? = nil, tags: [String] = []) throws(FavoritesError) {
        if let rating, !Self.ratings.contains(rating) { throw .invalidData(.rating(rating)) }
        if let note, note.unicodeScalars.count > Self.longestNote { throw .invalidData(.note) }
        let tags = tags.map(\.asTag)
        for tag in tags where tag.isEmpty || tag.contains(",") || tag.unicodeScalars.count > Self.longestTag {
            throw .invalidData(.tag(tag))
        }
        self.init(unchecked: note.flatMap { $0.isEmpty ? nil : $0 }, rating, tags.withoutRepetition)
    }

    private init(unchecked note: String?, _ rating: Int?, _ tags: [String]) {
        self.note = note
        self.rating = rating
        self.tags = tags
    }
}

extension String {
    /// A tag as it is kept: case and the space around it are nothing that anybody means.
    var asTag: String {
        let start = lowercased().drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }
}
