internal import ChallengeCore
internal import ChallengePlatform
internal import ChallengeResources
internal import Synchronization

extension Console {
    /// Runs a command whose output can go through a pager, and waits for the end of the output and of the pager.
    ///
    /// If the user leaves the pager early, the command is cancelled, and its exit code is 0. A signal after the first
    /// output cancels the command, and ends the program after the output and the pager.
    func paging(_ command: @escaping @Sendable () async -> ExitCode) async -> ExitCode {
        let task = Task { await command() }
        state.withLock { $0.paging.cancel = { task.cancel() } }
        var code = await task.value
        do throws(StreamError) {
            try await finishOutput()
        } catch {
            let failure = ErrorReport(console: self, isVerbose: false).report(error)
            if code == .ok { code = failure }
        }
        let paging = state.withLock { $0.paging }
        // After the end of the command, Ctrl-C is for the pager only.
        if let signal = paging.signal, signal != SIGINT || code == .interrupted { Interruption.end(by: signal) }
        return code == .interrupted && paging.endedEarly ? .ok : code
    }

    /// Prints the waiting output, or waits until the user has left the pager.
    func finishOutput() async throws(StreamError) {
        let end = state.withLock { state -> Task<Void, Never>? in
            guard let pager = state.paging.pager else { return nil }
            pager.endInput()
            return state.paging.end.take()
        }
        await end?.value
        try state.withLock { state throws(StreamError) in
            state.paging.pager = nil
            try writeWaitingTexts(&state)
        }
    }

    /// Writes the text to the pager, or keeps it until the output is longer than the window or ends.
    func writeOutput(_ text: String, _ state: inout State) throws(StreamError) {
        if let pager = state.paging.pager { return try pager.write(text) }
        if state.paging.output.isEmpty { Interruption.intercept { [self] in interrupt($0) } }
        state.paging.output += text
        state.paging.lines += text.lines(inWindowOf: output.columns)
        if state.paging.isLong { try startPager(&state) }
    }

    /// Writes the text directly, or after the output if there is output that the user does not see yet.
    func writeMessage(_ text: String, _ state: inout State) {
        guard error.isTerminal, state.paging.pager != nil || !state.paging.output.isEmpty else {
            erase(&state.status)
            try? streams.error.write(text)
            return
        }
        state.paging.messages += text
        state.paging.lines += text.lines(inWindowOf: error.columns)
        if state.paging.pager == nil, state.paging.isLong { try? startPager(&state) }
    }

    /// Writes all output directly from now on, because the command shows its output on a screen of its own.
    func disablePager() throws(StreamError) {
        try state.withLock { state throws(StreamError) in
            state.paging.command = nil
            try writeWaitingTexts(&state)
        }
    }

    private func writeWaitingTexts(_ state: inout State) throws(StreamError) {
        let (output, messages) = state.paging.takeTexts()
        if output.isEmpty, messages.isEmpty { return }
        erase(&state.status)
        if !output.isEmpty { try streams.output.write(output) }
        if !messages.isEmpty { try? streams.error.write(messages) }
    }

    private func startPager(_ state: inout State) throws(StreamError) {
        guard let command = state.paging.command else { return }
        guard let pager = Pager(command) else { return try replacePager(command, &state) }
        erase(&state.status)
        state.paging.pager = pager
        state.paging.end = Task { await waitForEnd(of: pager, command) }
        try pager.write(state.paging.output)
        state.paging.output = ""
    }

    private func waitForEnd(of pager: Pager, _ command: PagerCommand) async {
        let isRead = await pager.end()
        let cancel = state.withLock { state -> (@Sendable () -> Void)? in
            guard isRead else {
                state.paging.output = pager.unread
                try? replacePager(command, &state)
                return nil
            }
            state.paging.endedEarly = state.paging.end != nil
            return state.paging.endedEarly ? state.paging.cancel : nil
        }
        cancel?()
    }

    /// Writes all output directly, because the pager failed.
    private func replacePager(_ command: PagerCommand, _ state: inout State) throws(StreamError) {
        state.paging.command = nil
        state.paging.pager = nil
        if !isQuiet {
            let note = line("terminal.prefix.note", .cyan, SafeText("terminal.note.noPager %@".localized(command.line)))
            state.paging.messages += note.rendered(inColor: error.isColored) + "\n"
        }
        try writeWaitingTexts(&state)
    }

    /// Cancels the command, so that the waiting output is printed before the program ends.
    private func interrupt(_ signal: Int32) {
        let cancel = state.withLock { state in
            if state.paging.signal != nil, state.paging.pager == nil { Interruption.end(by: signal) }
            state.paging.signal = signal
            return state.paging.cancel
        }
        cancel()
    }
}

extension String {
    /// Returns the number of lines that the text needs in a window of this width, in which long lines are wrapped.
    func lines(inWindowOf columns: Int) -> Int {
        lines.dropLast().reduce(0) { count, line in
            if line.utf8.count <= columns { return count + 1 }
            return count + max(1, (TextWidth.of(line.withoutStyles) + columns - 1) / max(1, columns))
        }
    }
}

extension Substring {
    /// The text without escape sequences: styles end with the letter `m`, and hyperlinks with a backslash.
    fileprivate var withoutStyles: String {
        let parts = unicodeScalars.split(separator: "\u{1B}", omittingEmptySubsequences: false)
        var text = String.UnicodeScalarView(parts[0])
        for part in parts.dropFirst() where part.first != "]" {
            text.append(contentsOf: part.first == "\\" ? part.dropFirst() : part.drop { $0 != "m" }.dropFirst())
        }
        return String(text)
    }
}
