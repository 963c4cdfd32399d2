internal import Synchronization

/// The number of body bytes that a transport has received, to show the progress of a long transfer.
public final class TransferCounter: Sendable {
    private let count = Atomic(0)

    public init() {}

    public var bytes: Int { count.load(ordering: .relaxed) }

    public func add(_ bytes: Int) { count.add(bytes, ordering: .relaxed) }
}
