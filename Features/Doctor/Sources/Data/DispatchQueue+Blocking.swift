import Dispatch

extension DispatchQueue {
    /// Runs work that can block, such as reading a file of a lost network drive, outside of Swift's pool of threads.
    ///
    /// The pool has as many threads as the machine has processors, and the time limit of a check needs one of them.
    static func perform<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: work()) }
        }
    }
}
