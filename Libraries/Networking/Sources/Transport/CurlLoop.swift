internal import CCurl
internal import ChallengeCore
import Synchronization

/// The thread on which libcurl works, started by the first transfer.
///
/// Transfers share its connections. Once it runs, all calls into the library happen on it, but for the one that wakes it.
final class CurlLoop: Sendable {
    private struct State: ~Copyable {
        var multi: Handle?
        var added: [CurlTransfer] = []
        var abandoned: [CurlTransfer] = []
        var isStopped = false
    }

    /// A handle of the library may be woken from any thread; everything else stays on the loop's.
    private struct Handle: @unchecked Sendable {
        let pointer: ccurl_multi
    }

    private let state = Mutex(State())

    func add(_ transfer: CurlTransfer) {
        let isUnderWay = state.withLock { state in
            state.added.append(transfer)
            if wake(state.multi) || start(&state) { return true }
            state.added = []
            return false
        }
        if !isUnderWay { transfer.end(.failure(.connection(.unreachable))) }
    }

    /// Ends the transfer for its caller now, and for the server as soon as the thread comes to it.
    func abandon(_ transfer: CurlTransfer, with error: HTTPError) {
        transfer.end(.failure(error))
        state.withLock { state in
            state.abandoned.append(transfer)
            wake(state.multi)
        }
    }

    func stop() {
        state.withLock { state in
            state.isStopped = true
            wake(state.multi)
        }
    }

    /// Whether there is a thread to wake.
    @discardableResult
    private func wake(_ multi: Handle?) -> Bool {
        guard let multi else { return false }
        ccurl_multi_wakeup(multi.pointer)
        return true
    }

    /// Starts the thread; a system that has no memory or no thread left refuses.
    private func start(_ state: inout State) -> Bool {
        guard let pointer = ccurl_multi_init() else { return false }
        let multi = Handle(pointer: pointer)
        guard startThread({ [self] in run(multi.pointer) }) else {
            ccurl_multi_cleanup(pointer)
            return false
        }
        state.multi = multi
        return true
    }

    private func run(_ multi: ccurl_multi) {
        var running: [ccurl_easy: CurlTransfer] = [:]
        while true {
            let (added, abandoned, isStopped) = state.withLock { state in
                defer { (state.added, state.abandoned) = ([], []) }
                return (state.added, state.abandoned, state.isStopped)
            }
            for transfer in added where !transfer.hasEnded {
                guard let easy = transfer.open() else {
                    transfer.end(.failure(.connection(.unreachable)))
                    continue
                }
                running[easy] = transfer
                if ccurl_multi_add(multi, easy) != 0 {
                    transfer.end(.failure(.connection(.unreachable)))
                    close(easy, multi, &running)
                }
            }
            for transfer in abandoned {
                if let easy = transfer.easy { close(easy, multi, &running) }
            }
            if isStopped { break }

            var count: Int32 = 0
            ccurl_multi_perform(multi, &count)
            var result: Int32 = 0
            while let easy = ccurl_multi_next_finished(multi, &result) {
                running[easy]?.finish(result)
                close(easy, multi, &running)
            }
            ccurl_multi_poll(multi, 1000)
        }
        for easy in running.keys { close(easy, multi, &running) }
        // Nobody may wake a handle that is gone.
        state.withLock { $0.multi = nil }
        ccurl_multi_cleanup(multi)
    }

    private func close(_ easy: ccurl_easy, _ multi: ccurl_multi, _ running: inout [ccurl_easy: CurlTransfer]) {
        guard let transfer = running.removeValue(forKey: easy) else { return }
        ccurl_multi_remove(multi, easy)
        transfer.close()
        transfer.end(.failure(.cancelled))
    }
}

/// Runs the body on a thread outside of Swift's pool, which must not be blocked; `false` when the system has none left.
private func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    let body = Unmanaged.passRetained(ThreadBody(run: body))
    let isStarted = ccurl_start_thread(
        { context in
            if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run() }
        }, body.toOpaque())
    if !isStarted { body.release() }
    return isStarted
}

private final class ThreadBody {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
        self.run = run
    }
}
