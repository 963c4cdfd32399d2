import Dispatch

/// A serial executor for code that blocks while `swift format` runs.
///
/// It keeps the threads of the cooperative pool free for the other tests.
final class WaitingExecutor: TaskExecutor {
    static let shared = WaitingExecutor()

    private let queue = DispatchQueue(label: "generator")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
