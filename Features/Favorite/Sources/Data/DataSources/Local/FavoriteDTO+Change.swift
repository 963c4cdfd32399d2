import ChallengeCore

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
