import ChallengeCore

/// Makes a favorite of what is kept: a text becomes a moment, and remarks that are not valid are left out.
struct FavoriteMapper: MapperContract {
    func map(_ favorite: FavoriteDTO) -> Favorite {
        Favorite(
            character: FavoriteCharacter(
                id: favorite.id, name: favorite.name, status: favorite.status, species: favorite.species,
                type: favorite.type, gender: favorite.gender, origin: favorite.origin, location: favorite.location),
            remarks: FavoriteRemarks(kept: favorite.note, rating: favorite.rating, tags: favorite.tags),
            addedAt: Timestamp(favorite.addedAt) ?? Timestamp(millisecondsSince1970: 0))
    }
}

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
