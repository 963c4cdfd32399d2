/// The tasks of a program by their names.
struct RunningWork<Message: Sendable> {
    /// A message of a task, or its end.
    struct Report: Sendable {
        fileprivate let name: String
        fileprivate let number: Int
        fileprivate let message: Message?
    }

    private let report: @Sendable (Report) -> Void
    private var tasks: [String: (number: Int, task: Task<Void, Never>)] = [:]
    private var startedTasks = 0

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

    mutating func cancel(_ name: String) {
        tasks.removeValue(forKey: name)?.task.cancel()
    }

    mutating func cancelAll() {
        for name in Array(tasks.keys) { cancel(name) }
    }

    /// Returns the message; `nil` for the end of a task, and if the task was cancelled before the message was read.
    mutating func message(of report: Report) -> Message? {
        guard tasks[report.name]?.number == report.number else { return nil }
        if report.message == nil { tasks[report.name] = nil }
        return report.message
    }
}
