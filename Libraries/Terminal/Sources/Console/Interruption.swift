#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// The handling of signals that end the program.
///
/// The process dies of the signal, because a shell stops a loop of commands only if the command died of Ctrl-C. Dying at
/// once is safe, because the databases survive a kill at any instant, and nothing can be printed afterwards.
public enum Interruption {
    /// Makes SIGINT, SIGTERM and SIGHUP clear the terminal's line before the process dies of them, and SIGQUIT kill it
    /// without a trace.
    ///
    /// Signals that are ignored when the process starts, as by `nohup`, stay ignored.
    public static func install() {
        for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
            signal(number) { number in
                // A handler must not allocate, which passing a `String` to `write` may do.
                let clearedLine: StaticString = "\r\u{1B}[K"
                if isatty(STDERR_FILENO) == 1 {
                    _ = write(STDERR_FILENO, clearedLine.utf8Start, clearedLine.utf8CodeUnitCount)
                }
                signal(number, SIG_DFL)
                Interruption.raise(number)
                // The first process of a container ignores signals without a handler.
                _exit(128 + number)
            }
        }
        // Swift's runtime would print a trace and go on.
        if !isIgnored(SIGQUIT) { signal(SIGQUIT, SIG_DFL) }
    }

    /// Raises a signal in this thread, which may block it: in its handler, or as a thread of Swift's pool.
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
