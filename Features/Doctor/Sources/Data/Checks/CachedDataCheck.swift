import ChallengeCore
import ChallengePersistence
import ChallengeRepository
import ChallengeResources

/// A check of the cached rows, and of the links between the cached items.
struct CachedDataCheck: CheckContract {
    let id = "data"
    let cache: Database
    let items: (any ItemProviderContract)?

    var title: String { "doctor.part.data".localized() }

    func run() async -> [Finding] {
        guard let path = cache.path else { return [] }
        let copy = Database(.readOnly(path: path), schemas: [])
        do {
            guard try await copy.hasContent else {
                return [finding("rows", .ok, "doctor.data.none".localized())]
            }
            let (rows, collections) = try await copy.read { (connection) throws(DatabaseError) in
                (try CachedRows.count(connection), try CachedCollections.inspect(connection))
            }
            // A fix of unreadable rows also derives the texts of filters again.
            let defects =
                rows.unreadable > 0
                ? [unreadable(rows)] + incomplete(collections) : contradictions(collections)
            if !defects.isEmpty { return defects }
            return [finding("rows", .ok, "doctor.data.readable %lld".localized(rows.total))] + (await links())
        } catch {
            // `DatabaseCheck` reports the cause of a failure.
            return [finding("rows", .note, "doctor.data.skipped".localized())]
        }
    }

    private func unreadable(_ rows: CachedRows) -> Finding {
        finding("rows", .warning, "doctor.data.unreadable %lld %lld".localized(rows.unreadable, rows.total)) {
            () async throws(StorageFailure) in
            try await change { (connection) throws(DatabaseError) in
                try CachedRows.deleteUnreadable(connection)
                try CachedCollections.mend(connection)
            }
            return "doctor.fixed.rows %lld".localized(rows.unreadable)
        }
    }

    /// Returns the findings about collections that lack rows.
    private func incomplete(_ collections: CachedCollections) -> [Finding] {
        collections.incomplete.map { collection in
            finding(
                "collections", .problem,
                "doctor.data.incomplete %@ %lld %lld".localized(collection.table, collection.rows, collection.count)
            ) { () async throws(StorageFailure) in
                try await change(CachedCollections.mend)
                return "doctor.fixed.incomplete %@".localized(collection.table)
            }
        }
    }

    /// Returns the findings about collections whose derived data contradict their rows.
    private func contradictions(_ collections: CachedCollections) -> [Finding] {
        let incomplete = incomplete(collections)
        // Missing rows also leave wrong filter texts, and the fix above deletes these texts.
        guard incomplete.isEmpty, collections.wrongFilters > 0 else { return incomplete }
        return [
            finding("filters", .problem, "doctor.data.filters %lld".localized(collections.wrongFilters)) {
                () async throws(StorageFailure) in
                try await change(CachedCollections.mend)
                return "doctor.fixed.filters".localized()
            }
        ]
    }

    private func change(
        _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Void
    ) async throws(StorageFailure) {
        try await cache.withStorageFailure { (cache) async throws(DatabaseError) in try await cache.write(work) }
    }

    /// Counts the links between the items.
    ///
    /// The API itself has one-sided links and links to missing items, so these are no problem.
    private func links() async -> [Finding] {
        guard let counts = try? await items?.countLinks() else { return [] }
        if counts.oneSided == 0, counts.missing == 0 {
            return [finding("links", .ok, "doctor.data.links %lld".localized(counts.total))]
        }
        return [
            finding(
                "links", .note,
                "doctor.data.links %lld %lld %lld".localized(counts.total, counts.oneSided, counts.missing))
        ]
    }
}
