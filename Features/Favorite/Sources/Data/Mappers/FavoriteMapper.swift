import ChallengeCore

/// The mapping of a stored favorite to the domain model: a text becomes a date, and invalid details are left out.
struct FavoriteMapper: MapperContract {
    func map(_ favorite: FavoriteDTO) -> Favorite {
        Favorite(
            kind: favorite.kind,
            item: ItemCopy(
                key: favorite.key, name: favorite.name, shortName: favorite.shortName, record: favorite.record),
            details: FavoriteDetails(stored: favorite.note, rating: favorite.rating, tags: favorite.tags),
            addedAt: Timestamp(favorite.addedAt) ?? Timestamp(millisecondsSince1970: 0))
    }
}

/// The mapping of a favorite to the stored values.
struct FavoriteDTOMapper: MapperContract {
    func map(_ favorite: Favorite) -> FavoriteDTO {
        FavoriteDTO(
            kind: favorite.kind, key: favorite.item.key, name: favorite.item.name, shortName: favorite.item.shortName,
            record: favorite.item.record, note: favorite.details.note, rating: favorite.details.rating,
            tags: favorite.details.tags, addedAt: favorite.addedAt.description)
    }
}
