public import ChallengeCore
public import ChallengePersistence

/// Records what a feature has shown: the app makes one for each kind.
public struct HistoryRecorder: HistoryRecorderContract {
    /// The longest name, in Unicode scalars, because a command line may be as long as the system allows.
    private static let longestName = 1_000

    private let kind: HistoryKind
    private let isEnabled: Bool
    private let container: HistoryContainer

    /// - Parameters:
    ///   - kind: The kind of the feature's items.
    ///   - isEnabled: `false` if the user wants no history.
    public init(
        kind: String, isEnabled: Bool = true, state: Database, library: Database, clock: any ClockContract
    ) {
        self.kind = HistoryKind(rawValue: kind)
        self.isEnabled = isEnabled
        container = HistoryContainer(state: state, library: library, clock: clock)
    }

    public func record(_ items: [HistoryItem]) async {
        if !isEnabled || items.isEmpty { return }
        let now = Timestamp(container.clock.now)
        try? await container.history.add(
            items.map { item in
                HistoryEntry(
                    kind: item.identifier == nil ? .list : kind, identifier: item.identifier,
                    name: String(item.name.unicodeScalars.prefix(Self.longestName)), shownAt: now,
                    source: HistoryOrigin(item.origin))
            })
    }
}
