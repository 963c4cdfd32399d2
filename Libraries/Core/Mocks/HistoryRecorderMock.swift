public import ChallengeCore
import Synchronization

/// A recorder that keeps its calls in memory, for tests.
public final class HistoryRecorderMock: HistoryRecorderContract {
    private let calls = Mutex<[[HistoryItem]]>([])

    public init() {}

    /// The items of each call, in the order of the calls.
    public var recorded: [[HistoryItem]] { calls.withLock { $0 } }

    public func record(_ items: [HistoryItem]) async { calls.withLock { $0.append(items) } }
}
