internal import Synchronization

/// A line at the bottom that says what is going on, and leaves no trace.
struct StatusLine: Sendable {
    /// What it says; `nil` when nothing is going on.
    var text: SafeText?

    /// Whether the work has taken long enough to be talked about.
    var isDue = false

    var isVisible = false
}

extension Console {
    /// Says on the terminal what is going on while the work lasts, once it has lasted a moment.
    ///
    /// The text is only made where there is a terminal to show it: looking it up costs as much as a cached answer.
    /// The line disappears before anything else is printed, and at the end. The work may change what it says.
    public func withStatus<Result, Failure: Error>(
        _ text: @autoclosure () -> SafeText,
        after delay: Duration = .milliseconds(400),
        isolation: isolated (any Actor)? = #isolation,
        _ work: (_ update: @Sendable (@autoclosure () -> SafeText) -> Void) async throws(Failure) -> Result
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

    /// Back to the first column, and clear to the end of the line.
    func erase(_ status: inout StatusLine) {
        guard status.isVisible else { return }
        try? streams.error.write("\r\u{1B}[K")
        status.isVisible = false
    }
}
