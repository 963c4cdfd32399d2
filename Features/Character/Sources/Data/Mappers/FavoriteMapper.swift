import ChallengeCore

/// Makes a favorite of what is kept: words become cases, a text becomes a moment.
struct FavoriteMapper: MapperContract {
    func map(_ favorite: FavoriteDTO) -> Favorite {
        Favorite(
            id: favorite.id, name: favorite.name, status: CharacterStatus(name: favorite.status),
            species: favorite.species, type: favorite.type, gender: CharacterGender(name: favorite.gender),
            origin: favorite.origin, location: favorite.location,
            remarks: FavoriteRemarks(kept: favorite.note, rating: favorite.rating, tags: favorite.tags),
            addedAt: Timestamp(favorite.addedAt) ?? Timestamp(millisecondsSince1970: 0))
    }
}
