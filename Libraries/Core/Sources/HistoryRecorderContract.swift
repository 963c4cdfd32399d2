/// A recorder of printed items and lists in the history, and of the user's searches.
public protocol HistoryRecorderContract: Sendable {
    /// Records items in the order in which they were printed.
    ///
    /// Failures are ignored, because a gap in the history is better than a failed command.
    func record(_ items: [HistoryItem]) async

    /// Stores the text of a search as the newest one.
    ///
    /// - Parameter command: The words of the command that searches, with its filters, quoted for a shell, and without the
    ///   tool's name.
    func save(search text: String, command: String) async throws

    /// Returns the texts of the last searches for items of the same kind, the newest first.
    func recentSearches() async throws -> [String]
}

extension HistoryRecorderContract {
    /// Does the work and then records the items, even if the work throws.
    public func recording(_ items: [HistoryItem], while work: () async throws -> Void) async throws {
        do {
            try await work()
        } catch {
            await record(items)
            throw error
        }
        await record(items)
    }
}

/// An item or a list that a command printed, with its origin.
public struct HistoryItem: Sendable, Equatable {
    /// The identifier of an item; `nil` for a list, whose name is its command line.
    public let identifier: ItemKey?
    public let name: String
    public let origin: Origin

    public init(identifier: ItemKey?, name: String, origin: Origin) {
        self.identifier = identifier
        self.name = name
        self.origin = origin
    }
}

extension HistoryItem {
    public init(_ item: Fetched<some NamedItemContract>) {
        self.init(identifier: item.value.key, name: item.value.name, origin: item.origin)
    }
}
