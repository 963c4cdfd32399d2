public import ChallengeCore
public import ChallengePersistence

/// A recorder for the printed items and lists of one feature, and for its searches.
public struct HistoryRecorder: HistoryRecorderContract {
    /// The largest number of Unicode scalars in a name; the name of a list is its command line, which can be very long.
    private static let longestName = 1_000

    private let kind: HistoryKind
    private let isEnabled: Bool
    private let container: HistoryContainer
    /// The opening of the file, which takes longer than adding an entry, so it starts before the items are fetched.
    private let opening: Task<Void, Never>?

    /// - Parameters:
    ///   - kind: The kind of the feature's items.
    ///   - isEnabled: `false` if the user has turned off the history.
    public init(kind: String, isEnabled: Bool = true, state: Database, clock: any ClockContract) {
        self.kind = HistoryKind(rawValue: kind)
        self.isEnabled = isEnabled
        container = HistoryContainer(state: state, clock: clock)
        opening = isEnabled ? state.openInBackground() : nil
    }

    public func record(_ items: [HistoryItem]) async {
        if !isEnabled || items.isEmpty { return }
        let now = Timestamp(container.clock.now)
        // The database knows then whether the file could be opened, and the program warns if not.
        await opening?.value
        // A failure is ignored, because a gap in the history is better than a failed command.
        try? await container.history.add(
            items.map { item in
                HistoryEntry(
                    number: nil, kind: item.identifier == nil ? .list : kind, identifier: item.identifier,
                    name: String(item.name.unicodeScalars.prefix(Self.longestName)), shownAt: now,
                    origin: HistoryOrigin(item.origin))
            })
    }

    public func save(search text: String, command: String) async throws {
        if !isEnabled { return }
        try await container.searches.save(RecentSearch(kind: kind, text: text, command: command))
    }

    public func recentSearches() async throws -> [String] {
        try await container.searches.getAll().filter { $0.kind == kind }.map(\.text)
    }
}
