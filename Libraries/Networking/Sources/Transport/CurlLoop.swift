internal import CCurl
internal import ChallengeCore
import Synchronization

/// The thread on which libcurl works, started by the first transfer.
///
/// Transfers share its connections. All calls into the library happen on this thread, but for the one that wakes it.
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
        update { state in state.added.append(transfer) }
    }

    /// Ends the transfer for its caller now, and for the server as soon as the thread comes to it.
    func abandon(_ transfer: CurlTransfer, with error: HTTPError) {
        transfer.end(.failure(error))
        update { state in state.abandoned.append(transfer) }
    }

    func stop() {
        update { state in state.isStopped = true }
    }

    private func update(_ change: (inout State) -> Void) {
        state.withLock { state in
            change(&state)
            if let multi = state.multi {
                _ = ccurl_multi_wakeup(multi.pointer)
            } else if !state.added.isEmpty, let pointer = ccurl_multi_init() {
                let multi = Handle(pointer: pointer)
                state.multi = multi
                startThread { [self] in run(multi.pointer) }
            }
        }
    }

    private func run(_ multi: ccurl_multi) {
        var running: [ccurl_easy: CurlTransfer] = [:]
        while true {
            let (added, abandoned, isStopped) = state.withLock { state in
                defer { (state.added, state.abandoned) = ([], []) }
                return (state.added, state.abandoned, state.isStopped)
            }
            for transfer in added where !transfer.hasEnded {
                if let easy = transfer.open() {
                    running[easy] = transfer
                    ccurl_multi_add(multi, easy)
                } else {
                    transfer.end(.failure(.connection(.libraryMissing)))
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

/// Runs the body on a thread outside of Swift's pool, which must not be blocked.
private func startThread(_ body: @escaping @Sendable () -> Void) {
    let context = Unmanaged.passRetained(ThreadBody(run: body)).toOpaque()
    let isStarted = ccurl_start_thread(
        { context in
            if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run() }
        }, context)
    precondition(isStarted, "the system has no thread left")
}

private final class ThreadBody {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
        self.run = run
    }
}
