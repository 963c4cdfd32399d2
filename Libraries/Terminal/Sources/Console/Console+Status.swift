internal import Synchronization

/// A temporary line at the bottom of the terminal that shows the current work.
struct StatusLine: Sendable {
    /// The text of the line; `nil` if no work is in progress.
    var text: SafeText?

    /// `true` if the work has lasted long enough to show the line.
    var isDue = false

    var isVisible = false
}

extension Console {
    /// Shows a status line on the terminal while the work runs, if it runs longer than the delay.
    ///
    /// The text is looked up only if stderr is a terminal, because the look-up takes as long as a cached fetch. The
    /// line is removed before other output and after the work. The work can change the text with `update`.
    public func withStatus<Result, Failure: Error>(
        _ text: @autoclosure () -> SafeText,
        after delay: Duration = .milliseconds(400),
        isolation: isolated (any Actor)? = #isolation,
        _ work: (_ update: @escaping @Sendable (@autoclosure () -> SafeText) -> Void) async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        if isQuiet || !error.isTerminal { return try await work { _ in } }
        let text = text()
        state.withLock { $0.status = StatusLine(text: text) }
        let timer = Task {
            try await Task.sleep(for: delay)
            showStatus()
        }
        defer {
            timer.cancel()
            endStatus()
        }
        return try await work { self.updateStatus($0()) }
    }

    private func showStatus() {
        state.withLock { state in
            state.status.isDue = true
            draw(&state.status)
        }
    }

    private func updateStatus(_ text: SafeText) {
        state.withLock { state in
            guard state.status.text != nil else { return }
            state.status.text = text
            if state.status.isDue { draw(&state.status) }
        }
    }

    private func endStatus() {
        state.withLock { state in
            erase(&state.status)
            state.status = StatusLine()
        }
    }

    private func draw(_ status: inout StatusLine) {
        guard let text = status.text else { return }
        erase(&status)
        let line = text.truncated(to: error.columns - 1).rendered(inColor: error.isColored)
        status.isVisible = (try? streams.error.write(line)) != nil
    }

    /// Moves the cursor to the first column and clears the line.
    func erase(_ status: inout StatusLine) {
        guard status.isVisible else { return }
        try? streams.error.write("\r\u{1B}[K")
        status.isVisible = false
    }
}
