import Dispatch
import Synchronization

/// An executor with two threads for code that blocks while `swift format` runs.
///
/// It keeps the threads of the cooperative pool free for the other tests. A serial queue has a thread of its own; the
/// threads of concurrent queues are those of the pool.
final class WaitingExecutor: TaskExecutor {
    static let shared = WaitingExecutor()

    private let queues = [DispatchQueue(label: "generator 1"), DispatchQueue(label: "generator 2")]
    private let jobs = Atomic(0)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let number = jobs.add(1, ordering: .relaxed).oldValue
        queues[number % queues.count].async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
