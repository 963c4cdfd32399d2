public import ChallengeCore
public import ChallengePersistence

/// Records what other features showed.
///
/// It never fails whoever showed something: a history with a gap is better than an answer with an error.
public struct HistoryRecorder: Sendable {
    private let repository: any HistoryRepositoryContract
    private let clock: any ClockContract

    public init(library: Database, clock: any ClockContract) {
        repository = HistoryRepository(local: HistorySQLiteDataSource(database: library), clock: clock)
        self.clock = clock
    }

    /// Records things in the order in which they were shown.
    public func record(_ kind: HistoryKind, _ things: [Shown]) async {
        if things.isEmpty { return }
        let now = Timestamp(clock.now)
        try? await repository.add(
            things.map { thing in
                HistoryEntry(
                    kind: kind, identifier: thing.identifier, name: thing.name, shownAt: now,
                    source: HistorySource(thing.origin))
            })
    }
}
