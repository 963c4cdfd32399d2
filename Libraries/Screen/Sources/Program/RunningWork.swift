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
    /// The last task that stores something, which waits for the one before it.
    private var saving: Task<Void, Never>?

    init(report: @escaping @Sendable (Report) -> Void) {
        self.report = report
    }

    /// Starts a task in place of the one with the same name.
    mutating func start(_ name: String, _ operation: @escaping @Sendable (@escaping Effect<Message>.Send) async -> Void)
    {
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
    mutating func save(_ operation: @escaping @Sendable (@escaping Effect<Message>.Send) async -> Void) {
        saving = Task { [saving, report] in
            await saving?.value
            await operation { report(Report(message: $0)) }
        }
    }

    /// Waits until everything is stored.
    func finishSaving() async { await saving?.value }

    mutating func cancel(_ name: String) {
        tasks.removeValue(forKey: name)?.task.cancel()
    }

    mutating func cancelAll() {
        for name in Array(tasks.keys) { cancel(name) }
    }

    /// Returns the message; `nil` for the end of a task, and if the task was cancelled before the message was read.
    mutating func message(of report: Report) -> Message? {
        guard let name = report.name else { return report.message }
        guard tasks[name]?.number == report.number else { return nil }
        if report.message == nil { tasks[name] = nil }
        return report.message
    }
}
