/// A favorite as it is stored and exported.
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
    /// The time in the format of the API: `2017-11-04T18:48:46.250Z`.
    let addedAt: String
}

/// All favorites as they are exported.
struct FavoritesArchiveDTO: Codable, Sendable, Equatable {
    static let currentVersion = 1

    let version: Int
    let favorites: [FavoriteDTO]
}
