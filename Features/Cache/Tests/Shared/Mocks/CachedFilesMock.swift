import Synchronization

@testable import ChallengeCache

/// Files of a fixed number and size, which count how often they are deleted.
final class CachedFilesMock: Sendable {
    private let usage: (count: Int, bytes: Int)
    private let calls = Mutex(0)

    init(count: Int, bytes: Int) { usage = (count, bytes) }

    var clears: Int { calls.withLock { $0 } }

    var files: CachedFiles { CachedFiles(usage: { self.usage }, clear: { self.calls.withLock { $0 += 1 } }) }
}
