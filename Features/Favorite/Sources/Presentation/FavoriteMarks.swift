import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal
import Synchronization

/// The favorites for a browser, which shows and changes them.
struct FavoriteMarks: Sendable {
    let container: FavoriteContainer

    /// The favorites that were read last, which decide about the fields of the list.
    private let last = LastFavorites()

    init(container: FavoriteContainer) { self.container = container }

    var marks: ItemMarks {
        let kinds = container.kinds
        return ItemMarks(
            of: kinds.all.map(\.name.one),
            key: { link in
                guard let key = link.keys.first, kinds[link.kind] != nil else { return nil }
                return kinds.key(of: ItemID(link.kind, key))
            }, items: items, follow: follow, mark: { try await add(try await id($0)) },
            unmark: unmark, texts: texts, save: save)
    }

    private var items: BrowsableItems {
        let (kinds, clock, last) = (container.kinds, container.clock, last)
        let summaries = FavoriteSummaries(favorites: container.favorites, kinds: kinds)
        return BrowsableItems(
            saved: { () async throws(StorageFailure) in
                let favorites = try await summaries.getAll()
                last.favorites.withLock { $0 = favorites }
                return favorites.map(FavoriteRecord.init)
            },
            { kinds.schema(of: last.favorites.withLock(\.self), now: clock.now) },
            { record in
                let id = record.favorite.id
                return BrowsableItem(
                    kinds.named(record.favorite), AnyRecord(record), link: ItemLink(kind: id.kind, keys: [id.key]))
            }, texts: \.favorite.searchedTexts)
    }

    @Sendable private func follow(_ changed: @Sendable () async -> Void) async {
        var isFirst = true
        for await favorites in container.favorites.observe() {
            // A later failure leaves the marks that the user sees.
            if case .failure = favorites, !isFirst { continue }
            isFirst = false
            await changed()
        }
    }

    @Sendable private func unmark(_ key: ItemKey) async throws -> ItemMarks.Restore? {
        do {
            let removed = try await container.favorites.delete([id(key)])
            return { try await container.favorites.add(removed) }
        } catch FavoritesError.notFavorites {
            // Another program has removed it.
            return nil
        }
    }

    @Sendable private func texts(_ key: ItemKey) async throws -> [ItemMarks.Text] {
        let id = try await id(key)
        let favorite = try await container.favorites.getAll().first { $0.id == id }
        let titles = ["favorites.field.note", "favorites.field.tags", "favorites.field.rating"].map { $0.localized() }
        return zip(titles, (favorite?.details ?? .none).texts).map { ItemMarks.Text(title: $0, value: $1) }
    }

    @Sendable private func save(_ key: ItemKey, _ edits: [ItemMarks.Edit]) async throws -> [Int: String] {
        let change = try FavoriteDetailsChange(edits)
        let id = try await id(key)
        do {
            return try await update(id, change)
        } catch .notFavorites {
            // Another program has removed the favorite that the user saw.
            if change.base != FavoriteDetails.none { return FavoriteDetails.none.texts(at: [0, 1, 2]) }
        }
        try await add(id)
        return try await update(id, change)
    }

    /// Returns the item with a key of the list.
    private func id(_ key: ItemKey) async throws(FavoritesError) -> ItemID {
        container.kinds.id(key, among: try await container.favorites.getAll())
    }

    /// Changes the details; returns the stored texts of those with which the change conflicts, by their positions.
    private func update(
        _ id: ItemID, _ change: FavoriteDetailsChange
    ) async throws(FavoritesError) -> [Int: String] {
        let stored = try await container.favorites.update([id], change).first?.details ?? .none
        return stored.texts(at: change.conflicts(with: stored).map(\.position))
    }

    private func add(_ id: ItemID) async throws {
        let candidates = try container.candidates()
        let addition = try await candidates.add.execute([id], details: .none, cachePolicy: candidates.cachePolicy)
        switch addition.favorites.entries.first?.result {
        case .notFound: throw FavoritesError.notFound(id)
        case .failed(let failure): throw FavoritesError.loadFailed(failure)
        case .found, nil: break
        }
    }
}

/// The favorites that a browser read last.
private final class LastFavorites: Sendable {
    let favorites = Mutex<[Favorite]>([])
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
