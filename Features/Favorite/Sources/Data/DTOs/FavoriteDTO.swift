/// A favorite as it is kept, and as it is exported.
struct FavoriteDTO: Codable, Sendable, Equatable {
    let id: Int
    let name: String
    let status: String
    let species: String
    let type: String
    let gender: String
    let origin: String
    let location: String
    let note: String?
    let rating: Int?
    let tags: [String]
    /// As the API writes moments: `2017-11-04T18:48:46.250Z`.
    let addedAt: String
}

/// Some of the favorites, and how many there are.
struct FavoritesPageDTO: Sendable, Equatable {
    let count: Int
    let favorites: [FavoriteDTO]
}
