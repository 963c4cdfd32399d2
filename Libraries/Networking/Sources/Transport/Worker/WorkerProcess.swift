internal import ChallengeCore
internal import ChallengeNetworkingFrames
internal import ChallengePlatform
internal import ChallengeSystem
internal import Dispatch
internal import Synchronization

/// A worker process and the channel to it.
final class WorkerProcess: Sendable {
    private struct State {
        /// The identifier of the process, until the process has been waited for.
        var process: pid_t?
        var channel: FrameChannel?
        var isStopped = false
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "challenge.worker")

    var processIdentifier: Int32? { state.withLock { $0.process } }

    /// Starts the worker, and returns when the system has loaded its program.
    ///
    /// Blocking here takes less time than starting another thread.
    ///
    /// - Parameters:
    ///   - receive: Called with each frame of the worker, in order.
    ///   - end: Called once, when the worker has ended or could not be started.
    func start(
        _ executable: WorkerExecutable, environment: [String: String],
        receive: @escaping @Sendable (Frame) -> Void, end: @escaping @Sendable () -> Void
    ) {
        let launched = launch(executable, environment: environment)
        queue.async { [self] in
            guard let (process, channel) = launched else { return end() }
            channel.start(receive: receive) { [self] in
                waitForEnd(of: process)
                end()
            }
        }
    }

    /// Sends frames, as soon as the worker has been started.
    func send(_ frames: [Frame]) { queue.async { [self] in state.withLock { $0.channel }?.send(frames) } }

    /// Kills the worker, even while it works on requests.
    func kill() {
        state.withLock { state in
            state.isStopped = true
            if let process = state.process { _ = Glibc.kill(process, SIGKILL) }
        }
    }

    /// Kills the worker and waits for its end, before this process ends.
    func killAndWait() {
        guard let processIdentifier else { return }
        kill()
        while waitpid(processIdentifier, nil, 0) < 0, errno == EINTR {}
    }

    private func launch(_ executable: WorkerExecutable, environment: [String: String]) -> (pid_t, FrameChannel)? {
        guard let (own, worker) = socketPair() else { return nil }
        defer { _ = close(worker) }
        let process = ProcessLauncher.start(
            executable.path, environment: environment, input: worker, in: .background)
        guard let process else {
            _ = close(own)
            return nil
        }
        let channel = FrameChannel(socket: own)
        state.withLock { state in
            state.process = process
            state.channel = channel
            if state.isStopped { _ = Glibc.kill(process, SIGKILL) }
        }
        return (process, channel)
    }

    /// Kills the process and waits for its end, so that no zombie is left.
    private func waitForEnd(of process: pid_t) {
        _ = Glibc.kill(process, SIGKILL)
        var information = siginfo_t()
        while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        // From here on the identifier may belong to another process, so it is cleared under the lock.
        state.withLock { state in
            _ = waitpid(process, nil, 0)
            state.process = nil
        }
    }
}

/// Returns two connected sockets that no other process inherits.
private func socketPair() -> (Int32, Int32)? {
    var sockets: [Int32] = [-1, -1]
    let code = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &sockets)
    return code == 0 ? (sockets[0], sockets[1]) : nil
}
