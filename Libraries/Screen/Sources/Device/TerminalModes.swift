internal import ChallengeSystem
internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// The modes of the process's terminal during a full-screen program.
///
/// They are global, because signal handlers restore them. All functions without an error are safe in a signal handler.
enum TerminalModes {
    /// The terminal and the settings that it had before.
    private struct Terminal {
        let descriptor: Int32
        let original: termios
        let raw: termios
    }

    /// The terminal while a program runs.
    ///
    /// Its memory is never changed or freed, because a signal handler can use it at any time.
    nonisolated(unsafe) private static let terminal = Atomic<UnsafeMutablePointer<Terminal>?>(nil)
    private static let activity = Atomic(false)

    /// `true` while the modes are those of the program.
    static var isActive: Bool { activity.load(ordering: .sequentiallyConsistent) }

    /// `true` if the process may use the terminal; a shell gives it to one job at a time.
    static var isInForeground: Bool {
        guard let terminal = terminal.load(ordering: .sequentiallyConsistent) else { return false }
        return tcgetpgrp(terminal.pointee.descriptor) == getpgrp()
    }

    /// Sets the modes; ``leave()`` restores exactly the settings that this function found.
    static func enter(_ descriptor: Int32) throws(ScreenError) {
        var original = termios()
        guard tcgetattr(descriptor, &original) == 0 else { throw .noTerminal(code: errno) }
        // The system does not stop the process, because the threads of tasks block the signal for that.
        guard tcgetpgrp(descriptor) == getpgrp() else { throw .noTerminal(code: ENOTTY) }
        var raw = original
        cfmakeraw(&raw)
        let pointer = UnsafeMutablePointer<Terminal>.allocate(capacity: 1)
        pointer.initialize(to: Terminal(descriptor: descriptor, original: original, raw: raw))
        terminal.store(pointer, ordering: .sequentiallyConsistent)
        activate()
    }

    static func leave() {
        deactivate()
        terminal.store(nil, ordering: .sequentiallyConsistent)
    }

    /// Sets the modes of the running program, also after another program changed them.
    static func activate() {
        guard let terminal = terminal.load(ordering: .sequentiallyConsistent) else { return }
        activity.store(true, ordering: .sequentiallyConsistent)
        var raw = terminal.pointee.raw
        tcsetattr(terminal.pointee.descriptor, TCSANOW, &raw)
        // Alternate screen, no cursor, mouse, marked pastes.
        write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h", to: terminal)
    }

    /// Restores the modes, but the program can continue with ``activate()``.
    static func deactivate() {
        guard let terminal = terminal.load(ordering: .sequentiallyConsistent),
            activity.exchange(false, ordering: .sequentiallyConsistent)
        else { return }
        write(
            "\u{1B}[?2026l\u{1B}[m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l", to: terminal)
        // The shell must not receive waiting reports of the mouse.
        tcflush(terminal.pointee.descriptor, TCIFLUSH)
        var original = terminal.pointee.original
        tcsetattr(terminal.pointee.descriptor, TCSANOW, &original)
    }

    private static func write(_ text: StaticString, to terminal: UnsafeMutablePointer<Terminal>) {
        let bytes = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        // A lost terminal needs no modes.
        _ = FileDescriptor(terminal.pointee.descriptor).writeAll(bytes)
    }
}
