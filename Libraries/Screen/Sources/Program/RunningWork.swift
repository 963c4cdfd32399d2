internal import ChallengeCore

/// The tasks of a program by their names.
struct RunningWork<Message: Sendable> {
    /// A message of a task, or its end.
    struct Report: Sendable {
        /// `nil` for work that stores something.
        fileprivate var name: String?
        fileprivate var number = 0
        fileprivate let message: Message?
    }

    private let report: @Sendable (Report) -> Void
    private var tasks: [String: (number: Int, task: Task<Void, Never>)] = [:]
    private var startedTasks = 0
    /// The tasks that store something and have not ended, each of which waits for the one before it.
    private(set) var saving: [Task<Void, Never>] = []

    init(report: @escaping @Sendable (Report) -> Void) { self.report = report }

    /// Starts a task in place of the one with the same name.
    mutating func start(_ name: String, _ operation: @escaping Effect<Message>.Work) {
        cancel(name)
        startedTasks += 1
        let number = startedTasks
        let task = Task { [report] in
            await operation { report(Report(name: name, number: number, message: $0)) }
            report(Report(name: name, number: number, message: nil))
        }
        tasks[name] = (number, task)
    }

    /// Starts work that stores something, after earlier work of this kind.
    mutating func save(_ operation: @escaping Effect<Message>.Work) {
        saving.append(
            Task { [last = saving.last, report] in
                await last?.value
                await operation { report(Report(message: $0)) }
                report(Report(message: nil))
            })
    }

    /// Waits until everything is stored, or until the time is over; then cancels the rest.
    func finishSaving(within limit: Duration, _ clock: any ClockContract) async {
        guard let last = saving.last else { return }
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        Task {
            await last.value
            end.finish()
        }
        let timer = Task {
            try? await clock.sleep(for: limit)
            end.finish()
        }
        for await _ in ends {}
        timer.cancel()
        cancelSaving()
    }

    func cancelSaving() {
        for task in saving { task.cancel() }
    }

    mutating func cancel(_ name: String) { tasks.removeValue(forKey: name)?.task.cancel() }

    func cancelAll() {
        for (_, task) in tasks.values { task.cancel() }
    }

    /// Returns the message; `nil` for the end of a task, and if the task was cancelled before the message was read.
    mutating func message(of report: Report) -> Message? {
        guard let name = report.name else {
            // The tasks end in their order.
            if report.message == nil { saving.removeFirst() }
            return report.message
        }
        guard tasks[name]?.number == report.number else { return nil }
        if report.message == nil { tasks[name] = nil }
        return report.message
    }
}
