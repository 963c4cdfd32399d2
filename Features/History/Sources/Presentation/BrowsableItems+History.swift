import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal

extension BrowsableItems {
    /// Creates the list of the items that were shown last.
    init(history container: HistoryContainer) {
        let clock = container.clock
        self.init(
            saved: container.recentItems,
            { RecordSchema.history(now: clock.now) },
            { entry in
                let named = NamedItem(key: .number(entry.number ?? 0), name: entry.name, distinctions: [])
                return BrowsableItem(
                    named, AnyRecord(entry), link: entry.link ?? ItemLink(kind: entry.kind.rawValue, keys: []))
            },
            texts: { entry in
                (entry.name, [entry.kind.localizedText], entry.identifier?.description ?? "")
            })
    }
}

extension HistoryContainer {
    @Sendable fileprivate func recentItems() async throws(StorageFailure) -> [HistoryEntry] {
        do {
            return try await history.getRecentItems()
        } catch .storageFailed(_, let failure) {
            throw failure
        } catch {
            // Reading the history has no other failure.
            throw .other(reason: error.debugDescription)
        }
    }
}
