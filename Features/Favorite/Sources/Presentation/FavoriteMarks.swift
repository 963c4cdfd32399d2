import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The favorites for a browser, which shows and changes them.
struct FavoriteMarks: Sendable {
    let container: FavoriteContainer

    var marks: ItemMarks { ItemMarks(of: "character", items: items, mark: mark, texts: texts, save: save) }

    private var items: BrowsableItems {
        let summaries = FavoriteSummaries(favorites: container.favorites)
        let clock = container.clock
        return BrowsableItems(
            saved: { () async throws(StorageFailure) in try await summaries.getAll() },
            { RecordSchema.favorites(now: clock.now) },
            { favorite in
                let link = ItemLink(kind: "character", keys: [favorite.id.key])
                return BrowsableItem(NamedItem(favorite), AnyRecord(favorite), link: link)
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
        let favorite = try await container.favorites.getAll().first { $0.id == Int(key) }
        let titles = ["favorites.field.note", "favorites.field.tags", "favorites.field.rating"].map { $0.localized() }
        return zip(titles, (favorite?.details ?? .none).texts).map { ItemMarks.Text(title: $0, value: $1) }
    }

    @Sendable private func save(_ key: ItemKey, _ edits: [ItemMarks.Edit]) async throws -> [Int: String] {
        let change = try FavoriteDetailsChange(edits)
        do {
            return try await update(Int(key), change)
        } catch .notFavorites {
            // Another program has removed the favorite that the user saw.
            if change.base != FavoriteDetails.none { return FavoriteDetails.none.texts(at: [0, 1, 2]) }
        }
        try await add(Int(key))
        return try await update(Int(key), change)
    }

    /// Changes the details; returns the stored texts of those with which the change conflicts, by their positions.
    private func update(
        _ id: Int, _ change: FavoriteDetailsChange
    ) async throws(FavoritesError) -> [Int: String] {
        let stored = try await container.favorites.update(identifiers: [id], change).first?.details ?? .none
        return stored.texts(at: change.conflicts(with: stored).map(\.position))
    }

    private func add(_ id: Int) async throws {
        let (addFavorites, cachePolicy) = try container.addFavorites()
        let addition = try await addFavorites.execute(
            identifiers: [id], details: .none, cachePolicy: cachePolicy)
        switch addition.favorites.entries.first?.result {
        case .notFound: throw FavoritesError(characterNotFound: id)
        case .failed(let failure): throw FavoritesError.loadFailed(failure)
        case .found, nil: break
        }
    }
}

extension FavoriteDetails {
    /// The texts of a form: the note, the tags and the rating.
    fileprivate var texts: [String] { [note ?? "", tags.joined(separator: ", "), rating.map { "\($0)" } ?? ""] }

    fileprivate func texts(at positions: [Int]) -> [Int: String] {
        Dictionary(uniqueKeysWithValues: positions.map { ($0, texts[$0]) })
    }
}

extension FavoriteDetailsChange.Conflict {
    /// The position of the text in a form.
    fileprivate var position: Int {
        switch self {
        case .note: 0
        case .rating: 2
        }
    }
}

extension FavoriteDetailsChange {
    /// Creates the change of a form with the note, the tags and the rating.
    fileprivate init(_ edits: [ItemMarks.Edit]) throws(FavoritesError) {
        let (note, tags, rating) = (edits[0], edits[1], edits[2].new.trimmed)
        guard rating.isEmpty || Int(rating) != nil else { throw .invalidData(.rating(rating)) }
        let old = FavoriteDetails(
            stored: note.old, rating: Int(edits[2].old.trimmed), tags: tags.old.tags)
        let newTags = tags.new.tags
        try self.init(
            note: Part(note.new.isEmpty ? nil : note.new, inPlaceOf: old.note),
            rating: Part(Int(rating), inPlaceOf: old.rating),
            addedTags: newTags.filter { !old.tags.contains($0) },
            removedTags: old.tags.filter { !newTags.contains($0) }, base: old)
    }
}

extension FavoriteDetailsChange.Part {
    fileprivate init(_ new: Value?, inPlaceOf old: Value?) {
        self = new == old ? .unchanged : new.map { .set($0) } ?? .removed
    }
}

extension String {
    /// The tags that the text lists, separated by commas or line breaks.
    fileprivate var tags: [String] {
        split { $0 == "," || $0.isNewline }.map { String($0).asTag }.filter { !$0.isEmpty }
    }
}
