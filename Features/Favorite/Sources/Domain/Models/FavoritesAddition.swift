import ChallengeCore

/// The result of adding characters to the favorites.
struct FavoritesAddition: Sendable, Equatable {
    /// The characters that were found, as favorites, in the order of their identifiers.
    let favorites: LookupResults<Int, Favorite>
    /// The identifiers of those that were favorites already, which stay as they are.
    let duplicates: [Int]

    var added: [Favorite] {
        let duplicates = Set(duplicates)
        return favorites.found.map(\.value).filter { !duplicates.contains($0.id) }
    }
}
