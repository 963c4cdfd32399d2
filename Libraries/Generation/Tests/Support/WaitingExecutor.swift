import Dispatch

/// A thread of its own for what waits for the formatter, a line at a time: the other tests keep theirs.
final class WaitingExecutor: TaskExecutor {
    static let shared = WaitingExecutor()

    private let queue = DispatchQueue(label: "generator")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
