internal import ChallengeCore
internal import ChallengePlatform
internal import ChallengeSystem
internal import Dispatch
internal import Synchronization

/// The process of a pager, and the pipe to it.
///
/// Texts are queued, so that the command continues while the user reads. Otherwise a request could time out.
final class Pager: Sendable {
    private struct State {
        /// The text that the pager may not have read; `nil` if it has read some text.
        var unread: String? = ""
        /// `true` if the pager does not read any more.
        var isClosed = false
    }

    /// The number of bytes that a pipe accepts before a process reads them.
    private static let pipeSize = 65_536

    private let process: pid_t
    private let descriptor: Int32
    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "challenge.pager")

    /// Starts the pager; returns `nil` if the system refuses to start a process.
    init?(_ command: PagerCommand) {
        guard let pipe = ProcessPipe() else { return nil }
        let process = ProcessLauncher.start(
            "/bin/sh", ["-c", command.line], environment: command.environment, input: pipe.output, in: .foreground)
        close(pipe.output)
        guard let process else {
            close(pipe.input)
            return nil
        }
        self.process = process
        descriptor = pipe.input
    }

    /// Sends the text after those that were sent before.
    ///
    /// If the pager may not have started, the text is kept.
    func write(_ text: String) throws(StreamError) {
        if state.withLock({ $0.isClosed && $0.unread == nil }) { throw .closedPipe }
        queue.async { [self] in send(text) }
    }

    private func send(_ text: String) {
        let isClosed = state.withLock { state in
            state.unread? += text
            return state.isClosed
        }
        if isClosed { return }
        do {
            try FileOutput(descriptor: descriptor).write(text)
            state.withLock { if $0.unread?.utf8.count ?? 0 > Self.pipeSize { $0.unread = nil } }
        } catch {
            state.withLock { $0.isClosed = true }
        }
    }

    /// Ends the input of the pager after the texts that were sent.
    func endInput() { queue.async { [descriptor] in _ = close(descriptor) } }

    /// Waits until the pager has ended.
    ///
    /// Returns `false` if the pager failed and may not have read the text. It fails if the shell cannot start it, or if
    /// it ends with an error.
    func end() async -> Bool {
        let status = await ProcessLauncher.status(of: process)
        // The low bits are the number of a signal, with which the user can have ended the pager.
        let hasFailed = status & 0x7F == 0 && status >> 8 != 0
        return state.withLock { state in
            state.isClosed = true
            if !hasFailed { state.unread = nil }
            return state.unread == nil
        }
    }

    /// All text that was sent to a pager that failed.
    var unread: String {
        // Writing to the pipe fails now, so the queue is soon empty.
        queue.sync {}
        return state.withLock { $0.unread ?? "" }
    }
}
