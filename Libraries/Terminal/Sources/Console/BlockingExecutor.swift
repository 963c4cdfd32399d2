internal import Dispatch

/// An executor for an actor whose functions wait for the user.
///
/// The threads that all tasks share are as many as the processor's cores, so waiting in one of them stops other tasks. The
/// queue has threads of its own.
final class BlockingExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "challenge.blocking")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
