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
            { entry in
                let age = LocalCalendar().localizedAge(of: entry.shownAt.date, now: clock.now)
                let named = NamedItem(
                    key: .number(entry.number ?? 0), name: entry.name, distinctions: [entry.kind.localizedText, age])
                return BrowsableItem(named, link: entry.link ?? ItemLink(kind: entry.kind.rawValue, keys: [])) {
                    RecordSchema.history(now: clock.now).card(of: entry)
                }
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
        } catch .storageFailed(let failure) {
            throw failure
        } catch {
            // Reading the history has no other failure.
            throw .other(reason: error.debugDescription)
        }
    }
}
