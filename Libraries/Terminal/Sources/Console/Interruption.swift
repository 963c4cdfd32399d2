#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

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
        for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
            signal(number) { number in
                // A signal handler must not allocate memory, but passing a `String` to `write` may allocate.
                let clearedLine: StaticString = "\r\u{1B}[K"
                if isatty(STDERR_FILENO) == 1 {
                    _ = write(STDERR_FILENO, clearedLine.utf8Start, clearedLine.utf8CodeUnitCount)
                }
                signal(number, SIG_DFL)
                Interruption.raise(number)
                // The system ignores a signal without a handler in the first process of a container.
                _exit(128 + number)
            }
        }
        // Swift's runtime would print a backtrace and continue.
        if !isIgnored(SIGQUIT) { signal(SIGQUIT, SIG_DFL) }
    }

    /// Raises a signal in the current thread and unblocks it for this call.
    ///
    /// It is blocked inside its handler, and can be blocked in a thread of Swift's pool.
    public static func raise(_ number: Int32) {
        var signals = sigset_t()
        var blocked = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, &blocked)
        pthread_kill(pthread_self(), number)
        pthread_sigmask(SIG_SETMASK, &blocked, nil)
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        #if canImport(Glibc)
            let handler = action.__sigaction_handler.sa_handler
        #else
            let handler = action.__sigaction_u.__sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
