internal import ChallengePlatform
internal import Dispatch
internal import Synchronization

/// The handling of signals that end the program.
///
/// The process ends by the signal itself, because a shell stops a loop of commands only if the command was ended by
/// Ctrl-C's signal. It is safe to end at once, because the databases survive a kill at any time, and no output is
/// needed afterwards.
public enum Interruption {
    /// Makes SIGINT, SIGTERM and SIGHUP clear the terminal's line before they end the process, and makes SIGQUIT end it
    /// without a backtrace.
    ///
    /// Signals that are ignored when the process starts, for example because of `nohup`, stay ignored.
    public static func install() {
        // Initializes the global value now, because a signal handler must not do it.
        signalPipe.store(-1, ordering: .relaxed)
        for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { signal(number, handle) }
        // Swift's runtime would print a backtrace and continue.
        if !isIgnored(SIGQUIT) { signal(SIGQUIT, SIG_DFL) }
    }

    /// The descriptor of a pipe to which the handler writes the number of a signal, in place of ending the program; -1
    /// if there is none.
    private static let signalPipe = Atomic<Int32>(-1)

    private static let handle: @convention(c) (Int32) -> Void = { number in
        let signalPipe = Interruption.signalPipe.load(ordering: .relaxed)
        if signalPipe >= 0 {
            var byte = UInt8(truncatingIfNeeded: number)
            _ = write(signalPipe, &byte, 1)
            return
        }
        // A signal handler must not allocate memory, but passing a `String` to `write` may allocate.
        let clearedLine: StaticString = "\r\u{1B}[K"
        if ownsWritableTerminal {
            _ = write(STDERR_FILENO, clearedLine.utf8Start, clearedLine.utf8CodeUnitCount)
        }
        Interruption.end(by: number)
    }

    /// `true` if standard error is the terminal, the process is in the foreground, and a write does not wait.
    private static var ownsWritableTerminal: Bool {
        var request = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
        return tcgetpgrp(STDERR_FILENO) == getpgrp() && poll(&request, 1, 0) > 0
    }

    static func end(by number: Int32) -> Never {
        signal(number, SIG_DFL)
        raise(number)
        // The system ignores a signal without a handler in the first process of a container.
        _exit(128 + number)
    }

    /// Makes signals call the closure in place of ending the program.
    package static func intercept(_ received: @escaping @Sendable (Int32) -> Void) {
        guard let pipe = ProcessPipe() else { return }
        let source = DispatchSource.makeReadSource(fileDescriptor: pipe.output)
        source.setEventHandler {
            var byte: UInt8 = 0
            // The handler keeps the source alive.
            if read(Int32(source.handle), &byte, 1) == 1 { received(Int32(byte)) }
        }
        source.activate()
        signalPipe.store(pipe.input, ordering: .relaxed)
        if !isIgnored(SIGQUIT) { signal(SIGQUIT, handle) }
    }

    /// Raises a signal in the current thread and unblocks it for this call.
    public static func raise(_ number: Int32) { _ = unblocking(number) { pthread_kill(pthread_self(), number) } }

    /// Calls the body while the signal is unblocked in the current thread.
    ///
    /// The signal is blocked while its handler runs, and it can be blocked in threads of Swift's pool.
    package static func unblocking<Result>(_ number: Int32, _ body: () -> Result) -> Result {
        var signals = sigset_t()
        var blocked = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, &blocked)
        defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
        return body()
    }

    package static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        let handler = action.__sigaction_handler.sa_handler
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}

/// The two ends of a pipe, which other programs do not inherit.
package struct ProcessPipe {
    package let input: Int32
    package let output: Int32

    /// Returns `nil` if the process has too many open files.
    package init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (output, input) = (ends[0], ends[1])
    }
}
