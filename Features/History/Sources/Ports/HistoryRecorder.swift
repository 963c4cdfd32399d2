public import ChallengeCore
public import ChallengePersistence

/// Records what other features showed.
///
/// It never fails whoever showed something: a history with a gap is better than an answer with an error.
public struct HistoryRecorder: Sendable {
    private static let longestName = 1_000

    private let repository: any HistoryRepositoryContract
    private let clock: any ClockContract

    public init(state: Database, library: Database, clock: any ClockContract) {
        repository = HistoryRepository(
            local: HistorySQLiteDataSource(database: state, library: library), clock: clock)
        self.clock = clock
    }

    /// Records things in the order in which they were shown; one without an identifier is a list of the kind.
    public func record(_ kind: HistoryKind, _ things: [Shown]) async {
        if things.isEmpty { return }
        let now = Timestamp(clock.now)
        try? await repository.add(
            things.map { thing in
                HistoryEntry(
                    kind: thing.identifier == nil ? .list : kind, identifier: thing.identifier,
                    name: Self.shortened(thing.name), shownAt: now,
                    source: HistorySource(thing.origin))
            })
    }

    /// A command line may be as long as the system allows.
    private static func shortened(_ name: String) -> String {
        name.utf8.count <= longestName ? name : String(name.unicodeScalars.prefix(longestName))
    }
}
