import Synchronization

/// The calls of several mocks, in order.
public final class CallJournal: Sendable {
    private let recorded = Mutex<[String]>([])

    public init() {}

    /// The name and the input of each call.
    public var calls: [String] { recorded.withLock { $0 } }

    func record(_ call: String) { recorded.withLock { $0.append(call) } }
}
