/// Records in the history what a command has shown.
public protocol HistoryRecorderContract: Sendable {
    /// Records items in the order in which they were shown; one without an identifier is a list.
    ///
    /// A failure is ignored, because a gap in the history is better than a failed command.
    func record(_ shown: [Shown]) async
}

extension HistoryRecorderContract {
    /// Does the work, and then records what it has shown, also if it failed in the middle.
    public func recording(_ shown: [Shown], while work: () async throws -> Void) async throws {
        do {
            try await work()
        } catch {
            await record(shown)
            throw error
        }
        await record(shown)
    }
}

/// Something that a person was shown, and where it came from.
public struct Shown: Sendable, Equatable {
    /// `nil` for a list, whose name is its command line.
    public let identifier: Int?
    public let name: String
    public let origin: Origin

    public init(identifier: Int?, name: String, origin: Origin) {
        self.identifier = identifier
        self.name = name
        self.origin = origin
    }
}
