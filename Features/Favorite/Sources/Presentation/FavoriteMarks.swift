import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The favorites for a browser, which shows and changes them.
struct FavoriteMarks: Sendable {
    let container: FavoriteContainer

    var marks: ItemMarks {
        ItemMarks(of: "character", items: items, mark: mark, texts: texts, save: save)
    }

    private var items: BrowsableItems {
        let summaries = FavoriteSummaries(favorites: container.favorites)
        let clock = container.clock
        return BrowsableItems(
            saved: { () async throws(StorageFailure) in try await summaries.getAll() },
            { favorite in
                let link = ItemLink(kind: "character", keys: [favorite.id.key])
                return BrowsableItem(NamedItem(favorite), link: link) {
                    RecordSchema.favorites(now: clock.now).card(of: favorite)
                }
            }, texts: \.searchedTexts)
    }

    @Sendable private func mark(_ key: ItemKey, _ isMarked: Bool) async throws {
        if isMarked { return try await add(Int(key)) }
        do {
            try await container.favorites.delete(identifiers: [Int(key)])
        } catch .notFavorites {
            // Another program has removed it.
        }
    }

    @Sendable private func texts(_ key: ItemKey) async throws -> [ItemMarks.Text] {
        let details = try await favorite(Int(key))?.details ?? .none
        return [
            ItemMarks.Text(title: "favorites.field.note".localized(), value: details.note ?? ""),
            ItemMarks.Text(title: "favorites.field.tags".localized(), value: details.tags.joined(separator: ", ")),
            ItemMarks.Text(title: "favorites.field.rating".localized(), value: details.rating.map { "\($0)" } ?? ""),
        ]
    }

    @Sendable private func save(_ key: ItemKey, _ texts: [String]) async throws {
        let (id, note, rating) = (Int(key), texts[0], texts[2].trimmed)
        let tags = texts[1].split(separator: ",").map { String($0).asTag }.filter { !$0.isEmpty }
        guard rating.isEmpty || Int(rating) != nil else { throw FavoritesError.invalidData(.rating(rating)) }
        let old = try await favorite(id)
        let change = try FavoriteDetailsChange(
            note: note.isEmpty ? .removed : .set(note),
            rating: Int(rating).map { .set($0) } ?? .removed,
            addedTags: tags, removedTags: old?.details.tags.filter { !tags.contains($0) } ?? [])
        if old == nil { try await add(id) }
        _ = try await container.favorites.update(identifiers: [id], change)
    }

    private func favorite(_ id: Int) async throws(FavoritesError) -> Favorite? {
        try await container.favorites.getAll().first { $0.id == id }
    }

    private func add(_ id: Int) async throws {
        let (addFavorites, cachePolicy) = try container.addFavorites()
        let addition = try await addFavorites.execute(
            identifiers: [id], details: .none, cachePolicy: cachePolicy)
        switch addition.favorites.entries.first?.result {
        case .notFound: throw FavoritesError(characterNotFound: id)
        case .failed(let failure): throw FavoritesError.failed(failure)
        case .found, nil: break
        }
    }
}
