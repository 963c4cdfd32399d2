public import ChallengeCore
public import ChallengePersistence

/// Records what other features showed.
///
/// Errors are ignored: a gap in the history is better than a failed command.
public struct HistoryRecorder: Sendable {
    /// The longest name, in Unicode scalars, because a command line may be as long as the system allows.
    private static let longestName = 1_000

    private let container: HistoryContainer

    public init(state: Database, library: Database, clock: any ClockContract) {
        container = HistoryContainer(state: state, library: library, clock: clock)
    }

    /// Records things in the order in which they were shown; one without an identifier is a list of the kind.
    public func record(_ kind: HistoryKind, _ things: [Shown]) async {
        if things.isEmpty { return }
        let now = Timestamp(container.clock.now)
        try? await container.history.add(
            things.map { thing in
                HistoryEntry(
                    kind: thing.identifier == nil ? .list : kind, identifier: thing.identifier,
                    name: String(thing.name.unicodeScalars.prefix(Self.longestName)), shownAt: now,
                    source: HistorySource(thing.origin))
            })
    }
}
