internal import ChallengeResources
internal import Synchronization

/// A temporary line at the bottom of the terminal that shows the current work.
struct StatusLine: Sendable {
    /// The content of the line; `nil` if no work is in progress.
    var content: ProgressLine?

    var start = ContinuousClock.now

    /// The time until which the work waits before it goes on.
    var endOfWait = ContinuousClock.now

    /// The time from which the line is shown, because the work has then lasted long enough.
    var due = ContinuousClock.now

    var isDue: Bool { .now >= due }

    /// The text on the terminal; `nil` if the line is not visible.
    var shown: SafeText?
}

extension Console {
    private static let refreshInterval: Duration = .milliseconds(200)

    /// Shows a status line on the terminal while the work runs, if it runs longer than the delay.
    ///
    /// The title is looked up only if the line can be shown, because the look-up takes as long as a cached fetch. The
    /// line is removed before other output and after the work. When the work has reported its progress with `update`,
    /// the line has a bar, the number of items, the rate and the remaining time.
    public func withStatus<Result, Failure: Error>(
        _ title: @autoclosure () -> SafeText,
        after delay: Duration = .milliseconds(300),
        isolation: isolated (any Actor)? = #isolation,
        _ work: (_ update: @escaping @Sendable (WorkProgress) -> Void) async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        if isQuiet || !error.canErase { return try await work { _ in } }
        let content = ProgressLine(title: title())
        // Work can contain other work with a line of its own.
        let outer = state.withLock { state in
            erase(&state.status)
            defer {
                state.status = StatusLine(content: content, due: .now + delay)
            }
            return state.status
        }
        let timer = Task {
            try await Task.sleep(for: delay)
            while true {
                state.withLock { draw(&$0) }
                try await Task.sleep(for: Self.refreshInterval)
            }
        }
        defer {
            timer.cancel()
            endStatus(restoring: outer)
        }
        return try await work { self.updateStatus($0) }
    }

    /// Shows the remaining time of a wait that the server asked for, if the status line is visible.
    ///
    /// It replaces the progress until the wait is over.
    public func showWait(_ duration: Duration) {
        state.withLock { state in
            state.status.endOfWait = max(state.status.endOfWait, .now + duration)
            draw(&state)
        }
    }

    /// Removes the status line while the user answers a question.
    func pauseStatus() -> ProgressLine? {
        state.withLock { state in
            erase(&state.status)
            defer { state.status.content = nil }
            return state.status.content
        }
    }

    func resume(_ content: ProgressLine?) { state.withLock { $0.status.content = content } }

    /// Runs the work without the status line, which would disturb a program on the terminal.
    public func withoutStatus<Result, Failure: Error>(
        isolation: isolated (any Actor)? = #isolation, _ work: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let status = pauseStatus()
        defer { resume(status) }
        return try await work()
    }

    private func updateStatus(_ progress: WorkProgress) {
        state.withLock { state in
            state.status.content?.progress = progress
            draw(&state)
        }
    }

    private func endStatus(restoring outer: StatusLine) {
        state.withLock { state in
            erase(&state.status)
            state.status = outer
        }
    }

    /// Draws the line if its text has changed, and no pager uses the terminal.
    private func draw(_ state: inout State) {
        guard state.status.isDue, let content = state.status.content, state.paging.pager == nil else { return }
        let wait = ContinuousClock.now.duration(to: state.status.endOfWait)
        // After Ctrl-C, the terminal writes `^C` at the end of the line, which must not wrap.
        let columns = max(error.currentColumns(of: streams.error) - 3, 1)
        let text =
            wait > .zero
            ? SafeText("terminal.status.wait %@".localized(wait.localizedWait)).truncated(to: columns)
            : content.text(elapsed: state.status.start.duration(to: .now), columns: columns)
        if text == state.status.shown { return }
        erase(&state.status)
        if (try? streams.error.write(text.rendered(inColor: error.isColored))) != nil { state.status.shown = text }
    }

    /// Moves the cursor to the first column and clears the line.
    ///
    /// If the window has become narrower, the terminal has wrapped the line into several rows, which are all cleared.
    func erase(_ status: inout StatusLine) {
        guard let shown = status.shown else { return }
        let rowsAbove = max(shown.width - 1, 0) / error.currentColumns(of: streams.error)
        try? streams.error.write(rowsAbove == 0 ? "\r\u{1B}[K" : "\r\u{1B}[\(rowsAbove)A\u{1B}[J")
        status.shown = nil
    }
}
