import Foundation

/// An executor with two threads for code that blocks while `swift format` runs.
///
/// It keeps the threads of the cooperative pool free for the other tests.
final class WaitingExecutor: TaskExecutor {
    static let shared = WaitingExecutor()

    private let queue = OperationQueue()

    private init() {
        queue.maxConcurrentOperationCount = 2
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
