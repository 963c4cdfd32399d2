import ChallengeCore
import ChallengePersistence

@testable import ChallengeFavorite

/// A store for favorites in memory, until the process ends.
actor FavoritesMemoryDataSource: FavoritesLocalDataSourceContract {
    private var favorites: [Int: FavoriteDTO] = [:]
    private var watchers: [Int: AsyncStream<Void>.Continuation] = [:]
    private var lastWatcher = 0

    nonisolated var path: String? { nil }

    func getFavorites(_ query: FavoritesQuery) -> [FavoriteDTO] {
        favorites.values.filter(query.matches).sorted { ($0.addedAt, $0.id) > ($1.addedAt, $1.id) }
    }

    func getNames(startingWith text: String, limit: Int) -> [NamedItem] {
        let found = favorites.values.filter { $0.name.folded.hasPrefix(text.folded) || "\($0.id)".hasPrefix(text) }
            .sorted { $0.id < $1.id }
        let names = found.map(\.name.folded)
        let ends = [names.min(), names.max()]
        return zip(found, names).enumerated().filter { $0 < limit || ends.contains($1.1) }
            .map { NamedItem(FavoriteMapper().map($1.0)) }
    }

    func getTags(startingWith text: String) -> [FavoritesStatistics.Count] {
        counts(favorites.values.flatMap(\.tags).filter { $0.hasPrefix(text) })
    }

    func insert(_ favorites: [FavoriteDTO]) -> [Int] {
        let (new, others) = favorites.partitioned(knownIdentifiers: Set(self.favorites.keys))
        upsert(new)
        return others
    }

    func insertOrReplace(_ favorites: [FavoriteDTO]) -> [Int] {
        let new = favorites.partitioned(knownIdentifiers: []).new
        let replaced = new.map(\.id).filter { self.favorites[$0] != nil }
        upsert(new)
        return replaced
    }

    func update(identifiers: [Int], _ change: FavoriteDetailsChange) -> [FavoriteDTO] {
        let changed = identifiers.compactMap { favorites[$0]?.applying(change) }
        upsert(changed)
        return changed
    }

    func delete(identifiers: [Int]) -> [Int] {
        let deleted = identifiers.filter { favorites.removeValue(forKey: $0) != nil }
        announce()
        return deleted
    }

    func deleteAll() {
        favorites = [:]
        announce()
    }

    func getStatistics(today: Range<Timestamp>, thisWeek: Range<Timestamp>) -> FavoritesStatistics {
        let all = favorites.values
        let dates = all.compactMap { Timestamp($0.addedAt) }
        return FavoritesStatistics(
            total: all.count, byStatus: counts(all.map(\.status)), bySpecies: counts(all.map(\.species)),
            addedToday: dates.filter(today.contains).count, addedThisWeek: dates.filter(thisWeek.contains).count,
            mostUsedTags: Array(counts(all.flatMap(\.tags)).prefix(10)))
    }

    nonisolated func changes() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        Task { await self.watch(continuation) }
        return stream
    }

    private func watch(_ continuation: AsyncStream<Void>.Continuation) {
        lastWatcher += 1
        watchers[lastWatcher] = continuation
        continuation.onTermination = { [lastWatcher] _ in Task { await self.forget(lastWatcher) } }
        continuation.yield()
    }

    private func forget(_ watcher: Int) {
        watchers[watcher] = nil
    }

    private func upsert(_ favorites: [FavoriteDTO]) {
        for favorite in favorites { self.favorites[favorite.id] = favorite }
        announce()
    }

    private func announce() {
        for watcher in watchers.values { watcher.yield() }
    }

    private func counts(_ names: [String]) -> [FavoritesStatistics.Count] {
        Dictionary(grouping: names, by: \.self).map { FavoritesStatistics.Count(name: $0.key, count: $0.value.count) }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }
}

extension FavoritesQuery {
    fileprivate func matches(_ favorite: FavoriteDTO) -> Bool {
        tags.allSatisfy(favorite.tags.contains) && (text.map { favorite.folded.contains($0.folded) } ?? true)
    }
}
