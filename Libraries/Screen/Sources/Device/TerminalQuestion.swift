internal import ChallengePlatform
internal import ChallengeSystem
public import ChallengeTerminal

/// A question to the terminal of a command that draws no window.
public enum TerminalQuestion {
    /// The time in which a terminal answers, in milliseconds.
    private static let patience = 200

    /// Returns the answers of the terminal on standard output; none in the background, and if input is waiting already.
    ///
    /// The call blocks its thread for at most 200 ms. Meanwhile the terminal shows no input. It gets back what the user
    /// typed, if the system allows that, and Ctrl-C in any case.
    ///
    /// - Parameter queries: The queries, of which every terminal answers the last one; empty to ask nothing.
    public static func replies(to queries: String) -> [TerminalReply] {
        if queries.isEmpty || isatty(STDOUT_FILENO) == 0 { return [] }
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
        if terminal < 0 { return [] }
        defer { close(terminal) }
        let answers = answers(to: Array(queries.utf8), terminal)
        // The line discipline handles the bytes as if they were typed now.
        for var byte in answers.typed where ioctl(terminal, UInt(TIOCSTI), &byte) != 0 {
            // Some systems refuse this. Then the typed text is lost, but not Ctrl-C.
            if byte == 0x03 { raise(SIGINT) }
        }
        return answers.replies
    }

    private static func answers(to queries: [UInt8], _ terminal: Int32) -> TerminalAnswers {
        var answers = TerminalAnswers()
        // A signal restores the settings.
        TerminalSignals.install(notifying: -1)
        defer { TerminalSignals.remove() }
        guard (try? TerminalModes.enter(terminal, nil)) != nil else { return answers }
        defer { TerminalModes.leave() }
        var waiting: Int32 = 0
        // Only with these settings, the system counts a line without its end, too.
        guard ioctl(terminal, UInt(FIONREAD), &waiting) == 0, waiting == 0, TerminalModes.write(queries) else {
            return answers
        }
        let clock = ContinuousClock()
        let end = clock.now + .milliseconds(patience)
        while !answers.areComplete {
            let rest = Int32(max(0, (end - clock.now) / .milliseconds(1)))
            var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
            guard rest > 0, poll(&request, 1, rest) > 0 else { break }
            let (bytes, isOpen) = SystemTerminal.waitingInput(terminal)
            answers.receive(bytes)
            if !isOpen { break }
        }
        // Bytes that stay unread would come before those that the terminal gets back.
        answers.receive(SystemTerminal.waitingInput(terminal).bytes)
        return answers
    }
}

/// The answers of a terminal, among the bytes that the user types.
struct TerminalAnswers {
    private(set) var replies: [TerminalReply] = []
    private(set) var typed: [UInt8] = []
    private var decoder = EventDecoder()
    /// The bytes of the unfinished sequence.
    private var sequence: [UInt8] = []

    /// `true` after the answer that every terminal gives.
    var areComplete: Bool { replies.contains { if case .attributes = $0 { true } else { false } } }

    mutating func receive(_ bytes: [UInt8]) {
        for byte in bytes {
            sequence.append(byte)
            let events = decoder.decode([byte])
            if !events.isEmpty || decoder.patience == nil { end(with: events) }
        }
    }

    /// Ends a sequence; an answer without a meaning is not typed.
    private mutating func end(with events: [TerminalEvent]) {
        let answers = events.compactMap { if case .reply(let reply) = $0 { reply } else { nil } }
        replies += answers
        if answers.isEmpty, !events.isEmpty || sequence.first != 0x1B { typed += sequence }
        sequence = []
    }
}
