/// All favorites as they are exported.
struct FavoritesArchiveDTO: Codable, Sendable, Equatable {
    static let currentVersion = 1

    let version: Int
    let favorites: [FavoriteDTO]
}
