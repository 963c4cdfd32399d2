internal import ChallengePlatform
internal import ChallengeSystem
internal import ChallengeTerminal
internal import Synchronization

/// The signal handlers of a full-screen program.
///
/// Signals that were ignored stay ignored.
enum TerminalSignals {
    /// The signals of a failure in the program itself.
    private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]
    private static let requests = [
        SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGIO,
    ]

    /// The actions that the signals had before, by their numbers.
    ///
    /// Their memory is never changed or freed, because a signal handler can use it at any time.
    nonisolated(unsafe) private static let actions = Atomic<UnsafeMutablePointer<sigaction>?>(nil)
    /// The pipe to which handlers write the numbers of SIGWINCH and SIGCONT.
    private static let pipe = Atomic<Int32>(-1)

    /// Makes deadly signals restore the terminal, and SIGTSTP suspend the program.
    ///
    /// - Parameter pipe: The descriptor that receives the numbers of SIGWINCH and SIGCONT.
    static func install(notifying pipe: Int32) {
        let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(NSIG))
        actions.initialize(repeating: sigaction(), count: Int(NSIG))
        self.actions.store(actions, ordering: .sequentiallyConsistent)
        self.pipe.store(pipe, ordering: .sequentiallyConsistent)
        for number in crashes { install(number, crash, keepingActionIn: actions) }
        for number in requests { install(number, end, keepingActionIn: actions) }
        install(SIGTSTP, suspend, keepingActionIn: actions)
        for number in [SIGCONT, SIGWINCH] { install(number, notify, keepingActionIn: actions) }
    }

    /// Restores the actions that the signals had before.
    static func remove() {
        for number in crashes + requests + [SIGTSTP, SIGCONT, SIGWINCH] { reinstate(number) }
        pipe.store(-1, ordering: .sequentiallyConsistent)
    }

    private static let crash: @convention(c) (Int32) -> Void = { number in
        TerminalModes.end()
        // The backtrace of Swift would ask the user for a key, and a signal from outside would not end the process.
        signal(number, SIG_DFL)
        pthread_kill(pthread_self(), number)
    }

    private static let end: @convention(c) (Int32) -> Void = { number in
        TerminalModes.end()
        TerminalSignals.reinstate(number)
        // The signal is blocked until this handler returns. Then the action ends the process.
        pthread_kill(pthread_self(), number)
    }

    private static let suspend: @convention(c) (Int32) -> Void = { number in
        let code = errno
        TerminalModes.deactivate()
        TerminalSignals.reinstate(number)
        // The process stops in this call, except if no shell could continue it.
        Interruption.raise(number)
        TerminalSignals.handle(number, TerminalSignals.suspend)
        // Normally the handler of SIGCONT has resumed the program.
        if !TerminalModes.isActive { TerminalSignals.resume() }
        errno = code
    }

    private static let notify: @convention(c) (Int32) -> Void = { number in
        let code = errno
        // After SIGSTOP the shell has changed the modes.
        if number == SIGCONT { TerminalSignals.resume() } else { TerminalSignals.write(number) }
        errno = code
    }

    /// Sets the modes again; in the background, stops the process again, as the system stops other programs that need
    /// the terminal.
    private static func resume() {
        if TerminalModes.isInForeground {
            TerminalModes.activate()
            write(SIGCONT)
        } else {
            // After SIGSTOP the modes are still those of the program.
            TerminalModes.deactivate()
            if !TerminalModes.isEnding { Interruption.raise(SIGTTOU) }
        }
    }

    private static func write(_ number: Int32) {
        let pipe = pipe.load(ordering: .sequentiallyConsistent)
        let byte = UInt8(truncatingIfNeeded: number)
        if pipe >= 0 { _ = withUnsafeBytes(of: byte) { FileDescriptor(pipe).write($0) } }
    }
}

extension TerminalSignals {
    private static func install(
        _ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void,
        keepingActionIn actions: UnsafeMutablePointer<sigaction>
    ) {
        sigaction(number, nil, &actions[Int(number)])
        let isHarmless = number == SIGCONT || number == SIGWINCH
        if isHarmless || !Interruption.isIgnored(number) { handle(number, handler) }
    }

    /// Sets the handler of the signal.
    ///
    /// No other handler interrupts it, so a deadly signal is handled before the SIGCONT that follows it. The handler of
    /// SIGTSTP is the exception, because the process is stopped and continued in it.
    private static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = handler
        action.sa_flags = SA_RESTART
        if number != SIGTSTP { sigfillset(&action.sa_mask) }
        sigaction(number, &action, nil)
    }

    private static func reinstate(_ number: Int32) {
        guard let actions = actions.load(ordering: .sequentiallyConsistent) else { return }
        sigaction(number, &actions[Int(number)], nil)
    }
}
