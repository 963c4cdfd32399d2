import ChallengeCore

extension FavoriteDTO {
    /// What a search looks into: the name, the note and the tags, apart from each other.
    var folded: String { ([name, note ?? ""] + tags).map(\.folded).joined(separator: "\n") }

    /// The favorite with other remarks.
    func applying(_ change: RemarksChange) -> FavoriteDTO {
        let removed = Set(change.removedTags)
        let tags = tags.filter { !removed.contains($0) } + change.addedTags
        return FavoriteDTO(
            id: id, name: name, status: status, species: species, type: type, gender: gender, origin: origin,
            location: location, note: change.note.applied(to: note), rating: change.rating.applied(to: rating),
            tags: tags.withoutRepetition, addedAt: addedAt)
    }
}

extension [FavoriteDTO] {
    /// Divides favorites that are to be inserted into new ones, and the identifiers of those that are known or repeated.
    func divided(knowing known: Set<Int>) -> (new: [FavoriteDTO], others: [Int]) {
        var known = known
        var new: [FavoriteDTO] = []
        var others: [Int] = []
        for favorite in self {
            if known.insert(favorite.id).inserted { new.append(favorite) } else { others.append(favorite.id) }
        }
        return (new, others)
    }
}
