public import ChallengeCore
import Synchronization

/// A recorder that keeps its calls in memory, for tests.
public final class HistoryRecorderMock: HistoryRecorderContract {
    private let calls = Mutex<[[HistoryItem]]>([])
    private let searches = Mutex<[String]>([])
    private let recent: [String]
    private let failure: (any Error)?

    /// - Parameters:
    ///   - recent: The texts of earlier searches.
    ///   - failure: The error of each call for a search.
    public init(recent: [String] = [], failure: (any Error)? = nil) {
        self.recent = recent
        self.failure = failure
    }

    /// The items of each call, in the order of the calls.
    public var recorded: [[HistoryItem]] { calls.withLock { $0 } }

    /// The command and the text of each saved search, in the order of the calls.
    public var savedSearches: [String] { searches.withLock { $0 } }

    public func record(_ items: [HistoryItem]) async { calls.withLock { $0.append(items) } }

    public func save(search text: String, command: String) async throws {
        if let failure { throw failure }
        searches.withLock { $0.append("\(command) \(text)") }
    }

    public func recentSearches() async throws -> [String] {
        if let failure { throw failure }
        return recent
    }
}
