import ChallengeCore

/// Makes of a favorite what is kept of it.
struct FavoriteDTOMapper: MapperContract {
    func map(_ favorite: Favorite) -> FavoriteDTO {
        FavoriteDTO(
            id: favorite.id, name: favorite.name, status: favorite.status.name, species: favorite.species,
            type: favorite.type, gender: favorite.gender.name, origin: favorite.origin, location: favorite.location,
            note: favorite.remarks.note, rating: favorite.remarks.rating, tags: favorite.remarks.tags,
            addedAt: favorite.addedAt.description)
    }
}
