import ChallengeCore

/// Makes of a favorite what is kept of it.
struct FavoriteDTOMapper: MapperContract {
    func map(_ favorite: Favorite) -> FavoriteDTO {
        let character = favorite.character
        return FavoriteDTO(
            id: character.id, name: character.name, status: character.status, species: character.species,
            type: character.type, gender: character.gender, origin: character.origin, location: character.location,
            note: favorite.remarks.note, rating: favorite.remarks.rating, tags: favorite.remarks.tags,
            addedAt: favorite.addedAt.description)
    }
}
