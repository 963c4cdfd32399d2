public import ChallengeCore

/// A moment in the life of a database: two are equal when nothing was written between them, by whatever process.
struct DatabaseVersion: Sendable, Equatable {
    /// How often a file was opened: what another one holds is something else.
    let openings: Int
    let ownWrites: Int
    let writesOfOthers: Int
}

extension Database {
    /// Yields once now, and again each time when something may have been written, by this process or another.
    ///
    /// SQLite has no way of telling, so the database is asked, often enough for a person who watches. A database that
    /// cannot be asked counts as changed: whoever reads it then is told why. The stream ends when nobody listens.
    public nonisolated func changes(clock: any ClockContract, every interval: Duration) -> AsyncStream<Void> {
        AsyncStream { continuation in
            let watch = Task {
                var last: DatabaseVersion?
                var isFirst = true
                while !Task.isCancelled {
                    let version = try? await version()
                    if isFirst || version == nil || version != last { continuation.yield() }
                    isFirst = false
                    last = version
                    guard (try? await clock.sleep(for: interval)) != nil else { break }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in watch.cancel() }
        }
    }
}
