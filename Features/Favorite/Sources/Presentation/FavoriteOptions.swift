import ChallengeTerminal

/// What a person says about a favorite, as the line names it.
enum FavoriteOptions {
    static let identifiers = Argument(
        "ID", .orStandardInput(.positiveInteger), .oneOrMore, help: "character.argument.id")
    static let note = Option("note", .text, help: "favorites.option.note")
    static let rating = Option("rating", .rating, help: "favorites.option.rating")
    static let tags = Option("tag", .list(of: .text), placeholder: "A,B", help: "favorites.option.tag")
}

extension ValueKind where Value == Int {
    /// One to five.
    static var rating: ValueKind {
        ValueKind(placeholder: "N", expectation: .oneOf(FavoriteRemarks.ratings.map(String.init))) { text in
            Int(text).flatMap { FavoriteRemarks.ratings.contains($0) ? $0 : nil }
        }
    }
}
