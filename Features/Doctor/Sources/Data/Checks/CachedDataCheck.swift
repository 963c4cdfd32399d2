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
            guard try await copy.fileSize() > 0 else {
                return [finding("rows", .ok, "doctor.data.none".localized())]
            }
            let rows = try await copy.read(CachedRows.count)
            if rows.unreadable > 0 { return [unreadable(rows)] }
            return [finding("rows", .ok, "doctor.data.readable %lld".localized(rows.total))] + (await links())
        } catch {
            // The check of the file has the cause.
            return [finding("rows", .note, "doctor.data.skipped".localized())]
        }
    }

    private func unreadable(_ rows: CachedRows) -> Finding {
        finding("rows", .warning, "doctor.data.unreadable %lld %lld".localized(rows.unreadable, rows.total)) {
            () async throws(StorageFailure) in
            try await cache.withStorageFailure { (cache) async throws(DatabaseError) in
                // No request may be sent before an announced wait ends.
                try await cache.erase(keeping: [RateLimitStore.table])
            }
            return "doctor.fixed.cleared".localized()
        }
    }

    /// Links that only one of both items has, and links to missing items, are those of the API.
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
