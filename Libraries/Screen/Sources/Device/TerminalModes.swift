internal import ChallengePlatform
internal import ChallengeSystem
internal import Synchronization

/// The modes of the process's terminal during a full-screen program, and all output to it.
///
/// They are global, because signal handlers restore them. All functions without an error are safe in a signal handler.
/// One caller at a time changes the modes or writes, so no output follows the restored modes.
enum TerminalModes {
    /// The terminal and the settings that it had before.
    private struct Terminal {
        let descriptor: Int32
        let original: termios
        let raw: termios
        /// `nil` during a question, which draws nothing.
        let placement: Placement?
        var isBelow: Bool { placement?.isBelow ?? false }
        var cursor = CursorRow()
        /// The number of times that the modes were set.
        var activations = 0
    }

    /// The terminal while a program runs.
    ///
    /// Its memory is only changed exclusively, and never freed, because a signal handler can use it at any time.
    nonisolated(unsafe) private static let terminal = Atomic<UnsafeMutablePointer<Terminal>?>(nil)
    private static let activity = Atomic(false)
    private static let ending = Atomic(false)
    private static let isTaken = Atomic(false)

    /// `true` while the modes are those of the program.
    static var isActive: Bool { activity.load(ordering: .sequentiallyConsistent) }

    /// `true` after ``end()``.
    static var isEnding: Bool { ending.load(ordering: .sequentiallyConsistent) }

    /// `true` if the process may use the terminal; a shell gives it to one job at a time.
    static var isInForeground: Bool {
        terminal.load(ordering: .sequentiallyConsistent).map { isInForeground($0.pointee.descriptor) } ?? false
    }

    /// Sets the modes; ``leave()`` restores exactly the settings that this function found.
    ///
    /// - Parameters:
    ///   - descriptor: The terminal, opened so that a write never waits.
    ///   - placement: The place of the program; `nil` for a question, which leaves unread input to the next reader.
    static func enter(_ descriptor: Int32, _ placement: Placement?) throws(ScreenError) {
        var original = termios()
        // In the background, the system does not stop the process, because the threads of tasks block the signal for that.
        guard tcgetattr(descriptor, &original) == 0, isInForeground(descriptor) else { throw .noTerminal }
        var raw = original
        cfmakeraw(&raw)
        // The next reader gets Enter as a line feed, also if it was typed during a question.
        if placement == nil { raw.c_iflag = original.c_iflag }
        let pointer = UnsafeMutablePointer<Terminal>.allocate(capacity: 1)
        pointer.initialize(
            to: Terminal(descriptor: descriptor, original: original, raw: raw, placement: placement))
        terminal.store(pointer, ordering: .sequentiallyConsistent)
        activate()
    }

    /// Restores the settings when the terminal reads again; a signal ends this wait.
    static func leave() {
        if isActive, let terminal = terminal.load(ordering: .sequentiallyConsistent) {
            _ = isWritable(terminal.pointee.descriptor, milliseconds: -1)
        }
        deactivate()
        terminal.store(nil, ordering: .sequentiallyConsistent)
    }

    /// Sets the modes of the running program, also after another program changed them; a process that ends does not.
    static func activate() {
        exclusively {
            guard !isEnding, let terminal = terminal.load(ordering: .sequentiallyConsistent) else { return }
            activity.store(true, ordering: .sequentiallyConsistent)
            var raw = terminal.pointee.raw
            tcsetattr(terminal.pointee.descriptor, TCSANOW, &raw)
            // A shell that continues the process has moved the cursor to another line.
            terminal.pointee.cursor = CursorRow()
            terminal.pointee.activations += 1
            if let placement = terminal.pointee.placement { write(placement.start, to: terminal) }
        }
    }

    /// Restores the modes, but the program can continue with ``activate()``.
    static func deactivate() { exclusively { restore() } }

    /// Restores the modes before the process ends.
    static func end() {
        exclusively {
            ending.store(true, ordering: .sequentiallyConsistent)
            restore()
        }
    }

    /// Writes bytes of the active program, and waits while the terminal does not read.
    ///
    /// Without the modes, the rest is dropped, also if they are set again: then the whole program is drawn.
    ///
    /// - Returns: `false` if the terminal is lost.
    static func write(_ bytes: [UInt8]) -> Bool {
        guard let terminal = terminal.load(ordering: .sequentiallyConsistent) else { return true }
        let (row, activations) = exclusively { (terminal.pointee.cursor.row, terminal.pointee.activations) }
        let home = terminal.pointee.isBelow ? CursorRow.home(from: row) : []
        return (home + bytes).withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = exclusively {
                    isActive && terminal.pointee.activations == activations ? accepted(rest, by: terminal) : rest.count
                }
                guard let count else { return false }
                rest = rest.dropFirst(count)
                if count == 0 { _ = isWritable(terminal.pointee.descriptor, milliseconds: 100) }
            }
            return true
        }
    }

    private static func restore() {
        guard let terminal = terminal.load(ordering: .sequentiallyConsistent),
            activity.exchange(false, ordering: .sequentiallyConsistent)
        else { return }
        if let placement = terminal.pointee.placement { write(placement.end, to: terminal) }
        if terminal.pointee.isBelow {
            for _ in 0..<terminal.pointee.cursor.row { write(CursorRow.up, to: terminal) }
            write(CursorRow.eraseBelow, to: terminal)
        }
        let descriptor = terminal.pointee.descriptor
        if isInForeground(descriptor) {
            // The shell must not receive waiting reports of the mouse.
            if terminal.pointee.placement != nil { tcflush(descriptor, TCIFLUSH) }
        } else if !hasOwnSettings(terminal) {
            return
        }
        var original = terminal.pointee.original
        // In the background, this would stop the process, but `exclusively` blocks the signal for that.
        tcsetattr(descriptor, TCSANOW, &original)
    }

    /// Returns `false` if a shell has changed the settings while the process was stopped.
    private static func hasOwnSettings(_ terminal: UnsafeMutablePointer<Terminal>) -> Bool {
        var present = termios()
        let raw = terminal.pointee.raw
        return tcgetattr(terminal.pointee.descriptor, &present) == 0 && present.c_iflag == raw.c_iflag
            && present.c_oflag == raw.c_oflag && present.c_lflag == raw.c_lflag
    }

    private static func isInForeground(_ descriptor: Int32) -> Bool { tcgetpgrp(descriptor) == getpgrp() }
}

extension TerminalModes {
    /// Runs the body while no other thread and no signal handler does.
    private static func exclusively<Result>(_ body: () -> Result) -> Result {
        var signals = sigset_t()
        var blocked = sigset_t()
        sigfillset(&signals)
        pthread_sigmask(SIG_BLOCK, &signals, &blocked)
        while isTaken.exchange(true, ordering: .sequentiallyConsistent) { sched_yield() }
        defer {
            isTaken.store(false, ordering: .sequentiallyConsistent)
            pthread_sigmask(SIG_SETMASK, &blocked, nil)
        }
        return body()
    }

    /// Writes a sequence; a terminal that reads nothing for half a second does not get it.
    private static func write(_ text: StaticString, to terminal: UnsafeMutablePointer<Terminal>) {
        var rest = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)[...]
        while !rest.isEmpty {
            // A lost terminal needs no modes.
            guard let count = accepted(rest, by: terminal) else { return }
            rest = rest.dropFirst(count)
            if count == 0, !isWritable(terminal.pointee.descriptor, milliseconds: 500) { return }
        }
    }

    /// Returns the number of bytes that the terminal accepted without a wait; `nil` if it is lost.
    private static func accepted(
        _ bytes: Slice<UnsafeRawBufferPointer>, by terminal: UnsafeMutablePointer<Terminal>
    ) -> Int? {
        let count = FileDescriptor(terminal.pointee.descriptor).write(UnsafeRawBufferPointer(rebasing: bytes))
        if count < 0 { return errno == EAGAIN ? 0 : nil }
        if terminal.pointee.isBelow { terminal.pointee.cursor.follow(bytes.prefix(count)) }
        return count
    }

    private static func isWritable(_ descriptor: Int32, milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&request, 1, milliseconds) > 0
    }
}
