import ChallengeCore

/// The mapping of a stored favorite to the domain model: a text becomes a date, and invalid details are left out.
struct FavoriteMapper: MapperContract {
    func map(_ favorite: FavoriteDTO) -> Favorite {
        Favorite(
            character: FavoriteCharacter(
                id: favorite.id, name: favorite.name, status: favorite.status, species: favorite.species,
                type: favorite.type, gender: favorite.gender, origin: favorite.origin, location: favorite.location),
            details: FavoriteDetails(stored: favorite.note, rating: favorite.rating, tags: favorite.tags),
            addedAt: Timestamp(favorite.addedAt) ?? Timestamp(millisecondsSince1970: 0))
    }
}

/// The mapping of a favorite to the stored values.
struct FavoriteDTOMapper: MapperContract {
    func map(_ favorite: Favorite) -> FavoriteDTO {
        let character = favorite.character
        return FavoriteDTO(
            id: character.id, name: character.name, status: character.status, species: character.species,
            type: character.type, gender: character.gender, origin: character.origin, location: character.location,
            note: favorite.details.note, rating: favorite.details.rating, tags: favorite.details.tags,
            addedAt: favorite.addedAt.description)
    }
}
