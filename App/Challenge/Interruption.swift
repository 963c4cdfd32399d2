#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What Ctrl-C and its relatives do: the process ends at once, and leaves a clean line.
///
/// Ending at once is safe because nothing here needs a farewell: the databases survive a kill at any instant. And it is
/// certain, which asking every task to stop would not be: nothing can be printed as an answer afterwards.
enum Interruption {
    static func install() {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            // Whoever started the process with the signal ignored, as nohup does, wants it ignored.
            let previous = signal(number) { number in
                if isatty(STDERR_FILENO) == 1 { _ = write(STDERR_FILENO, "\r\u{1B}[K", 4) }
                _exit(128 + number)
            }
            if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
        }
    }
}
