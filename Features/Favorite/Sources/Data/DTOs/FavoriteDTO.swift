import ChallengeCore

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

extension FavoriteDTO {
    /// Returns the favorite with changed details; the same favorite if the change conflicts with its details.
    func applying(_ change: FavoriteDetailsChange) -> FavoriteDTO {
        let stored = FavoriteDetails(stored: note, rating: rating, tags: tags)
        if !change.conflicts(with: stored).isEmpty { return self }
        let removed = Set(change.removedTags)
        let tags = tags.filter { !removed.contains($0) } + change.addedTags
        return FavoriteDTO(
            id: id, name: name, status: status, species: species, type: type, gender: gender, origin: origin,
            location: location, note: change.note.applied(to: note), rating: change.rating.applied(to: rating),
            tags: tags.withoutRepetition, addedAt: addedAt)
    }
}

extension [FavoriteDTO] {
    /// Returns the new favorites, and the identifiers of the favorites that are known or repeated.
    func partitioned(knownIdentifiers known: Set<Int>) -> (new: [FavoriteDTO], others: [Int]) {
        var known = known
        var new: [FavoriteDTO] = []
        var others: [Int] = []
        for favorite in self {
            if known.insert(favorite.id).inserted { new.append(favorite) } else { others.append(favorite.id) }
        }
        return (new, others)
    }
}
