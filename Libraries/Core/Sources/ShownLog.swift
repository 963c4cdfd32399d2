import Synchronization

/// Collects what is being shown, to be recorded when nobody waits for it any more; of very many, the last.
public final class ShownLog: Sendable {
    private let limit: Int
    private let things = Mutex<[Shown]>([])

    public init(limit: Int = 10_000) {
        self.limit = limit
    }

    public func append(_ shown: [Shown]) {
        things.withLock { $0 = Array(($0 + shown).suffix(limit)) }
    }

    public var all: [Shown] { things.withLock { $0 } }
}
